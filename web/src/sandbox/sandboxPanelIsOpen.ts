const storageKey = 'brigade.sandbox';

/** Whether this browser has the sandbox's panel open. */
export function sandboxPanelIsOpen(): boolean {
  return localStorage.getItem(storageKey) === 'open';
}

/** Stores whether it is open for the next visit. */
export function keepSandboxPanel(isOpen: boolean): void {
  if (isOpen) localStorage.setItem(storageKey, 'open');
  else localStorage.removeItem(storageKey);
}
