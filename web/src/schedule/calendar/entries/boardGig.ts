import { graphql, readInlineData } from 'relay-runtime';
import type { boardGig_gig$data, boardGig_gig$key } from '../../../__generated__/boardGig_gig.graphql.ts';

/** A gig on the calendar. */
export interface BoardGig {
  /** Of what the calendar shows, and of the gig itself, which mutations take. */
  readonly id: string;
  readonly gigId: string;
  /** Stands in addresses. */
  readonly databaseId: number;
  readonly listStatus: boardGig_gig$data['listStatus'];
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  readonly skillDatabaseId: number;
  readonly skillName: string;
  readonly places: number;
  readonly confirmed: number;
  /** Who waits for a decision. */
  readonly openApplications: number;
  readonly event: { readonly databaseId: number; readonly name: string } | null;
  readonly isRecurring: boolean;
  /** That a change is made from; null where the server counts none. */
  readonly revision: number | null;
}

/** Reads gigs of the calendar, all at once: one subscription for a month, in place of a thousand. */
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
        listStatus
        startTime
        endTime
        skillDatabaseId
        skillName
        places
        confirmed
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
    listStatus: gig.listStatus,
    startMs: Date.parse(gig.startTime),
    endMs: Date.parse(gig.endTime),
    skillDatabaseId: gig.skillDatabaseId,
    skillName: gig.skillName,
    places: gig.places,
    confirmed: gig.confirmed,
    openApplications: gig.openApplications,
    event: eventDatabaseId == null ? null : { databaseId: eventDatabaseId, name: eventName ?? '' },
    isRecurring: gig.isRecurring,
    revision: gig.revision ?? null,
  };
}
