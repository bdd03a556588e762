/** The key of the entry that contains an element. Null outside of entries. */
export function entryKeyOf(target: EventTarget | null): string | null {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
  return box?.dataset['entry'] ?? null;
}

/** Focuses the entry with this key, if present, and scrolls it into view. */
export function focusEntry(board: HTMLElement, key: string): void {
  const box = board.querySelector<HTMLElement>(`[data-entry="${key}"]:not([aria-hidden])`);
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
