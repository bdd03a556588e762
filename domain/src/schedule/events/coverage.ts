/** How many places there are and how many of them are taken. */
export interface Places {
  readonly places: number;
  /** Confirmed pros; more than the places where a location overfills. */
  readonly confirmed: number;
}

/** Places with those who may still fall through. */
export interface PlacesInDetail extends Places {
  /** Picked pros who have not confirmed yet. */
  readonly selected: number;
  /** Confirmed pros who should be at work and are not. */
  readonly missing: number;
  /** Pros who are asked to take a place and have not answered yet. */
  readonly offered: number;
  /** Confirmed pros who did not come and whose places are not filled again. */
  readonly noShows: number;
}

/** How many of the places are filled. */
export type Coverage = 'EMPTY' | 'PARTLY' | 'FULL';

/** Whether none, some, or all of the places are filled. */
export function coverageOf({ places, confirmed }: Places): Coverage {
  if (confirmed >= places) return 'FULL';
  return confirmed === 0 ? 'EMPTY' : 'PARTLY';
}

/** In words: "2 of 5 confirmed"; what is full says so. */
export function coverageText(taken: Places): string {
  return coverageOf(taken) === 'FULL' ? `Full, ${taken.confirmed} confirmed` : countsOf(taken);
}

function countsOf({ places, confirmed }: Places): string {
  return `${confirmed} of ${places} confirmed`;
}
