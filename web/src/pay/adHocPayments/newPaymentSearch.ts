import type { GigListStatus } from '@brigade/domain/schedule/gigs/gigListStatus.ts';

/** Who gets a new extra payment, in the URL. */
export interface NewPaymentChoice {
  /** The number of the gig; null before one is chosen. */
  readonly gig: number | null;
  /** The number of the pro's application; null before one is chosen. */
  readonly pro: number | null;
  /** Text that finds the shifts to choose from. Empty for the newest. */
  readonly search: string;
}

/** The search params of the URL. Default values are omitted. */
interface NewPaymentSearch {
  readonly gig?: string;
  readonly pro?: string;
  readonly search?: string;
}

/** Parses the search params. Invalid values are ignored. */
export function readNewPaymentSearch({ gig, pro, search }: Record<string, unknown>): NewPaymentChoice {
  const gigNumber = numberIn(gig);
  return {
    gig: gigNumber,
    pro: gigNumber === null ? null : numberIn(pro),
    search: typeof search === 'string' ? search.trim().slice(0, 100) : '',
  };
}

/** Serializes the choice to search params. */
export function writeNewPaymentSearch({ gig, pro, search }: NewPaymentChoice): NewPaymentSearch {
  return {
    ...(gig !== null && { gig: String(gig) }),
    ...(pro !== null && { pro: String(pro) }),
    ...(search !== '' && { search }),
  };
}

const workedStatuses: readonly GigListStatus[] = ['PAYMENT_DUE', 'PAYMENT_ERROR', 'COMPLETED'];

/**
 * The statuses of the shifts to choose from. Cancelled ones are left to searches: most owe nothing, so that a cancelled series
 * would take the places of the newest shifts.
 */
export function shiftStatuses(search: string): GigListStatus[] {
  return search === '' ? [...workedStatuses] : [...workedStatuses, 'CANCELLED'];
}

function numberIn(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
