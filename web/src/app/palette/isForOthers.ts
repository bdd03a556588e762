// Toasts and the tour are dialogs that are not modal.
const dialogs = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])';
const widgets = '[role="combobox"], [role="menu"], [role="listbox"], [role="grid"]';
const takers = `input, textarea, select, [contenteditable], ${widgets}, ${dialogs}`;

/** Whether something is open above the page. */
export function isOverlayOpen(): boolean {
  return document.querySelector(dialogs) !== null;
}

/** Whether a key is part of a text, of a shortcut of the browser, or of something open above the page. */
export function isForOthers(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return isOverlayOpen() || (target instanceof Element && target.closest(takers) !== null);
}
