import { useEffect } from 'react';

/**
 * Moves the focus with the walk through profiles, from one row of the list to another, which also scrolls the row into
 * view. A focus elsewhere stays there.
 *
 * @param uuid of the pro whose profile is open beside the list; null while none is
 */
export function useRowFocus(uuid: string | null): void {
  useEffect(() => {
    if (uuid === null) return;
    const focused = document.activeElement;
    // The row of an applicant who was decided on is gone, and the focus with it.
    const isInList = focused === document.body || focused?.closest('[role="row"]');
    if (!isInList) return;
    const link = document.querySelector<HTMLElement>('[data-highlighted] a[href]');
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }, [uuid]);
}
