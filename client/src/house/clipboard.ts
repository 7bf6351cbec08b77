/** Put text on the clipboard, where the browser allows it; elsewhere through a field that is selected. */
export async function copy(text: string, shown?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFrom(shown ?? unseen(text), !shown);
  }
}

function unseen(text: string): HTMLInputElement {
  const field = document.createElement('input');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  return field;
}

function copyFrom(field: HTMLInputElement, passing: boolean): boolean {
  field.select();
  const done = document.execCommand('copy');
  if (passing) field.remove();
  return done;
}

/** The device's own menu for giving a link away, where there is one. */
export const canShare = (): boolean => 'share' in navigator;

export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined); // whoever shuts the menu shares nothing
}
