import type { PlacesInDetail } from '../events/coverage.ts';

/** How many places of a shift are in each state. Together they are its places, or its people if those are more. */
export interface SlotCounts {
  /** Confirmed pros without the missing ones. */
  readonly sure: number;
  /** Confirmed pros who should be at work and are not. */
  readonly missing: number;
  /** Places of pros who did not come, not filled again. */
  readonly noShows: number;
  /** Picked pros who have not confirmed yet. */
  readonly selected: number;
  /** Places that a pro is asked to take. */
  readonly offered: number;
  readonly open: number;
}

/**
 * The state of each place, once: offers and no-shows are about places that no one has, so there are no more of them than
 * such places, however many pros are asked.
 */
export function slotCounts({
  places,
  confirmed,
  selected,
  missing,
  offered,
  noShows,
}: PlacesInDetail): SlotCounts {
  const free = Math.max(0, places - confirmed - selected);
  const left = Math.min(noShows, free);
  const asked = Math.min(offered, free - left);
  const gone = Math.min(missing, confirmed);
  return {
    sure: confirmed - gone,
    missing: gone,
    noShows: left,
    selected,
    offered: asked,
    open: free - left - asked,
  };
}

/**
 * The states of the places in words: "2 of 5 confirmed, 1 offered, 2 open".
 *
 * @param isOver whether the shift has ended, so that open places stay unfilled
 */
export function slotText(taken: PlacesInDetail, isOver = false): string {
  return [`${taken.confirmed} of ${taken.places} confirmed`, ...slotDetails(taken, isOver)].join(', ');
}

/** The states of the places that no one is confirmed for, or where a confirmed pro is missing, in words. */
export function slotDetails(taken: PlacesInDetail, isOver = false): string[] {
  const { missing, noShows, selected, offered, open } = slotCounts(taken);
  return [
    ...counted(selected, 'selected'),
    ...counted(offered, 'offered'),
    ...counted(missing, 'not clocked in'),
    ...counted(noShows, noShows === 1 ? 'no-show' : 'no-shows'),
    ...counted(open, isOver ? 'not filled' : 'open'),
  ];
}

function counted(count: number, what: string): string[] {
  return count > 0 ? [`${count} ${what}`] : [];
}
