import { postGigTypeFromWire, type PostGigType } from '@brigade/domain/schedule/posting/postGigType.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** What the address of the form fills in. */
export interface PostingChoice {
  readonly type: PostGigType;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  /** The local times, HH:mm. Null for the usual ones. */
  readonly times: { readonly startTime: string; readonly endTime: string } | null;
  readonly eventName: string;
  /** Number of an event that exists. */
  readonly eventId: number | null;
  /** UUID of a pro who is to get the shift. */
  readonly offerPro: string | null;
  /** Number of a group of pros who are to get it. */
  readonly offerGroup: number | null;
  /** Number of the gig whose posting is repeated. */
  readonly copyOf: number | null;
  /** Unvalidated, as found in the URL. Pass it through `returnPath` before navigating. */
  readonly returnTo: string | null;
}

/** The same as the address says it. */
export interface PostingSearch {
  readonly post_gig_type?: string;
  readonly post_gig_date?: string;
  readonly post_gig_start?: string;
  readonly post_gig_end?: string;
  readonly event_name?: string;
  readonly event_id?: string;
  readonly offer_pro?: string;
  readonly offer_group?: string;
  readonly copy_of?: string;
  readonly return_to?: string;
}

/** Reads the address; what it does not know is dropped. */
export function readPostingSearch(search: Record<string, unknown>): PostingChoice {
  return {
    type: postGigTypeFromWire(search['post_gig_type']) ?? 'single',
    date: day(search['post_gig_date']),
    times: times(search['post_gig_start'], search['post_gig_end']),
    eventName: text(search['event_name']) ?? '',
    eventId: number(search['event_id']),
    offerPro: text(search['offer_pro']),
    offerGroup: number(search['offer_group']),
    copyOf: number(search['copy_of']),
    returnTo: text(search['return_to']),
  };
}

/** Writes the address. */
export function writePostingSearch(choice: PostingChoice): PostingSearch {
  const { type, date, times: chosen, eventName, eventId, offerPro, offerGroup, copyOf, returnTo } = choice;
  return {
    ...(type === 'single' ? {} : { post_gig_type: type }),
    ...(date === null ? {} : { post_gig_date: date }),
    ...(chosen === null ? {} : { post_gig_start: chosen.startTime, post_gig_end: chosen.endTime }),
    ...(eventName === '' ? {} : { event_name: eventName }),
    ...(eventId === null ? {} : { event_id: String(eventId) }),
    ...(offerPro === null ? {} : { offer_pro: offerPro }),
    ...(offerGroup === null ? {} : { offer_group: String(offerGroup) }),
    ...(copyOf === null ? {} : { copy_of: String(copyOf) }),
    ...(returnTo === null ? {} : { return_to: returnTo }),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function number(value: unknown): number | null {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null;
}

function day(value: unknown): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(String(value))) return null;
  try {
    return Temporal.PlainDate.from(String(value), { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** Both times, HH:mm, and not the same: one alone says nothing. */
function times(start: unknown, end: unknown): PostingChoice['times'] {
  const [startTime, endTime] = [String(start), String(end)];
  return isTime(startTime) && isTime(endTime) && startTime !== endTime ? { startTime, endTime } : null;
}

function isTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}
