import type { GigListStatus } from './gigListStatus.ts';

/** Whether a gig counts as filled although places are open: at its start, a gig with a confirmed pro becomes CONFIRMED. */
export function isShortStaffed(
  listStatus: GigListStatus,
  { places, confirmed }: { readonly places: number; readonly confirmed: number },
): boolean {
  return listStatus === 'READY' && confirmed < places;
}
