/** Which part of a guide is being read. */

const LINE = 90; // below the upper edge of the window: where a part comes that one turns to

/** The last part that has come to the upper edge; the first, while none has. */
export function read(parts: readonly HTMLElement[]): string {
  const above = parts.filter((part) => part.getBoundingClientRect().top <= LINE);
  return (above.at(-1) ?? parts[0])?.id ?? '';
}
