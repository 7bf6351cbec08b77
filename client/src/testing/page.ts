/** A page as large as one likes for components under test, with what the DOM of happy-dom lacks of a browser. */
import { vi } from 'vitest';

export interface Size {
  width: number;
  height: number;
}

/** For what comes at once: a limit that only a broken page reaches, also where much else is going on. */
export const PATIENCE = { timeout: 60_000 };

export const PHONE: Size = { width: 360, height: 740 };
export const ZOOMED: Size = { width: 720, height: 450 }; // a desk at 200 %
export const LOW_DESK: Size = { width: 1366, height: 650 };
export const DESK: Size = { width: 1440, height: 900 };

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]';
const MODAL = 'data-modal';

/** The stage of the table on a page: without its head, and without the rail at a desk or the tabs on a phone. */
export function stageOf(page: Size): Size {
  const atDesk = page.width >= 1100;
  const rail = Math.max(318, Math.min(336, page.width * 0.234));
  return atDesk
    ? { width: Math.round(page.width - rail), height: page.height - 56 }
    : { width: page.width, height: page.height - 104 };
}

/** Nothing is laid out here, so everything is as wide and as high as the stage, and rows take no room. */
function measure(page: Size): void {
  const stage = stageOf(page);
  const sizes = { clientWidth: stage.width, clientHeight: stage.height, offsetHeight: 0 };
  for (const [size, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => value });
}

/** `ariaPressed` and the like are their attributes. */
function reflectAria(): void {
  for (const [property, attribute] of Object.entries({ ariaPressed: 'aria-pressed', ariaDisabled: 'aria-disabled' }))
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute);
      },
    });
}

/** Only what can have the focus gets it. */
function focusAsBrowsersDo(): void {
  const focus = HTMLElement.prototype.focus;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    if (this.matches(FOCUSABLE)) focus.call(this);
  });
}

/** A modal dialog takes the focus, is found as `:modal`, and gives the focus back. */
function openAsBrowsersDo(): void {
  const openers = new Map<HTMLDialogElement, Element | null>();
  const dialogs = HTMLDialogElement.prototype;
  const close = dialogs.close;
  vi.spyOn(dialogs, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.show();
    this.setAttribute(MODAL, '');
    this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  });
  vi.spyOn(dialogs, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.removeAttribute(MODAL);
    close.call(this);
    const opener = openers.get(this);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
  const find = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((what: string) => find(what.replace(':modal', `[${MODAL}]`)));
}

/** What lies above all else is there all the same. */
function liftAsBrowsersDo(): void {
  for (const deed of ['showPopover', 'hidePopover'])
    Object.defineProperty(HTMLElement.prototype, deed, { configurable: true, writable: true, value: () => undefined });
}

/** The option that is selected is found as `:checked`. */
function selectAsBrowsersDo(): void {
  const find = HTMLSelectElement.prototype.querySelector;
  vi.spyOn(HTMLSelectElement.prototype, 'querySelector').mockImplementation(function (
    this: HTMLSelectElement,
    what: string,
  ) {
    return what === ':checked' ? (this.selectedOptions[0] ?? null) : find.call(this, what);
  });
}

/** All letters have come. */
function printAsBrowsersDo(): void {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
}

/** Make the page as large as this; before a component is mounted. */
export function openPage(page: Size): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: Size): void } };
  happyDOM.setViewport(page);
  measure(page);
  reflectAria();
  focusAsBrowsersDo();
  liftAsBrowsersDo();
  openAsBrowsersDo();
  selectAsBrowsersDo();
  printAsBrowsersDo();
  vi.stubGlobal('fetch', () => new Promise(() => {})); // nobody is at the other end
}
