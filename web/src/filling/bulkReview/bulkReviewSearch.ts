import { mostReviewedGigs } from '@brigade/domain/filling/bulkReview/mostReviewedGigs.ts';

/** So many applicants are compared at most. */
export const mostCompared = 4;

/** What the bulk review shows. */
export interface ReviewChoice {
  /** The numbers of the gigs beside the one in the path. */
  readonly others: readonly number[];
  /** The gig whose applicants a phone shows; null: the first. */
  readonly shownGig: number | null;
  /** The numbers of the applications that are marked for comparing. */
  readonly compared: readonly number[];
  readonly isComparing: boolean;
  /** The uuid of the pro whose profile is open. */
  readonly selectedProId: string | null;
}

/** Changes what the board shows; marks are no steps to go back through, and replace the entry of the history. */
export type ReviewChange = (change: (choice: ReviewChoice) => ReviewChoice, how?: 'replace') => void;

/** The same as the address says it: what is left out is the default. */
export interface ReviewSearch {
  readonly gigs?: string;
  readonly gig?: string;
  readonly compare?: string;
  readonly comparing?: string;
  readonly selected_pro_id?: string;
}

/** Reads the address; what it does not know is the default. */
export function readReviewSearch(search: Record<string, unknown>): ReviewChoice {
  const compared = numbersIn(search['compare']).slice(0, mostCompared);
  const proId = search['selected_pro_id'];
  return {
    others: numbersIn(search['gigs']).slice(0, mostReviewedGigs - 1),
    shownGig: numbersIn(search['gig'])[0] ?? null,
    compared,
    isComparing: (search['comparing'] === true || search['comparing'] === 'true') && compared.length > 1,
    selectedProId: typeof proId === 'string' && proId !== '' ? proId : null,
  };
}

/** Writes the address. */
export function writeReviewSearch(choice: ReviewChoice): ReviewSearch {
  const { others, shownGig, compared, isComparing, selectedProId } = choice;
  return {
    ...(others.length > 0 && { gigs: others.join() }),
    ...(shownGig !== null && { gig: String(shownGig) }),
    ...(compared.length > 0 && { compare: compared.join() }),
    ...(isComparing && { comparing: 'true' }),
    ...(selectedProId !== null && { selected_pro_id: selectedProId }),
  };
}

/** The gigs side by side, the one in the path first, each once. */
export function reviewedGigs(gigId: number, others: readonly number[]): number[] {
  return [...new Set([gigId, ...others])].slice(0, mostReviewedGigs);
}

/** How many applicants of each gig come at once: 200 in all, 100 of one gig at most. */
export function rowsOfEach(gigs: number): number {
  return Math.min(100, Math.floor(200 / Math.max(1, gigs)));
}

function numbersIn(value: unknown): number[] {
  // The router reads a lone number as one.
  const numbers = (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .split(',')
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(numbers)];
}
