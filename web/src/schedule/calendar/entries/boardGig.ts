import { graphql, readInlineData } from 'relay-runtime';
import type { boardGig_gig$data, boardGig_gig$key } from '../../../__generated__/boardGig_gig.graphql.ts';

/** A gig in the calendar. */
export interface BoardGig {
  /** The global ID of the `CalendarGig`. Mutations take `gigId`, the ID of the `Gig`. */
  readonly id: string;
  readonly gigId: string;
  /** The number of the gig, as used in URLs. */
  readonly databaseId: number;
  readonly status: boardGig_gig$data['status'];
  readonly listStatus: boardGig_gig$data['listStatus'];
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  /** The time zone of its address. Null if it is unknown. */
  readonly timeZone: string | null;
  readonly skillDatabaseId: number;
  readonly skillName: string;
  /** The unpaid break of each pro, in minutes. */
  readonly unpaidBreakMinutes: number;
  readonly places: number;
  /** Including those who are confirmed. */
  readonly selected: number;
  readonly confirmed: number;
  /** Confirmed pros who should be at work and are not. */
  readonly missing: number;
  /** Direct offers that await an answer; they can be more than the open places. */
  readonly offered: number;
  /** Recorded no-shows whose places are not filled again. */
  readonly noShows: number;
  /** The number of pros to pay once it has ended. Null if the upstream does not count them. */
  readonly unpaid: number | null;
  /** The number of applications awaiting a decision. */
  readonly openApplications: number;
  readonly event: { readonly databaseId: number; readonly name: string } | null;
  readonly isRecurring: boolean;
  /** The expected revision for updates. Null if the upstream does not count revisions. */
  readonly revision: number | null;
}

/** Reads the gigs as inline data, so that a month has one store subscription instead of one per gig. */
export function boardGigs(gigs: readonly boardGig_gig$key[]): readonly BoardGig[] {
  return gigs.map(boardGig);
}

function boardGig(key: boardGig_gig$key): BoardGig {
  const gig = readInlineData(
    graphql`
      fragment boardGig_gig on CalendarGig @inline {
        id
        gigId
        databaseId
        status
        listStatus
        startTime
        endTime
        timeZone
        skillDatabaseId
        skillName
        unpaidBreakMinutes
        places
        selected
        confirmed
        missing
        offered
        noShows
        unpaid
        openApplications
        eventDatabaseId
        eventName
        isRecurring
        revision
      }
    `,
    key,
  );
  const { eventDatabaseId, eventName } = gig;
  return {
    id: gig.id,
    gigId: gig.gigId,
    databaseId: gig.databaseId,
    status: gig.status,
    listStatus: gig.listStatus,
    startMs: Date.parse(gig.startTime),
    endMs: Date.parse(gig.endTime),
    timeZone: gig.timeZone ?? null,
    skillDatabaseId: gig.skillDatabaseId,
    skillName: gig.skillName,
    unpaidBreakMinutes: gig.unpaidBreakMinutes,
    places: gig.places,
    selected: gig.selected,
    confirmed: gig.confirmed,
    missing: gig.missing ?? 0,
    offered: gig.offered ?? 0,
    noShows: gig.noShows ?? 0,
    unpaid: gig.unpaid ?? null,
    openApplications: gig.openApplications,
    event: eventDatabaseId == null ? null : { databaseId: eventDatabaseId, name: eventName ?? '' },
    isRecurring: gig.isRecurring,
    revision: gig.revision ?? null,
  };
}
