/** The key of the box that an element is or lies in; null outside of boxes. */
export function entryKeyOf(target: EventTarget | null): string | null {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
  return box?.dataset['entry'] ?? null;
}

/** Puts the focus on the box with this key, if it is there, and brings it into sight. */
export function focusEntry(board: HTMLElement, key: string): void {
  const box = board.querySelector<HTMLElement>(`[data-entry="${key}"]:not([aria-hidden])`);
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
