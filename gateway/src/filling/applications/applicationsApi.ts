import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { maxPageSize, paged, type PageQuery } from '../../platform/rest/paged.ts';
import { wireError } from '../../platform/rest/wireError.ts';
import { gigApplicationWire } from './gigApplicationWire.ts';

/** What lists of applications can be narrowed by, and their order. */
export interface ApplicationListQuery {
  is_cancelled?: boolean;
  is_selected?: boolean;
  is_confirmed?: boolean;
  is_boosted?: boolean;
  is_gig_cancelled?: boolean;
  pro_id?: number;
  application_id?: readonly number[];
  gig_id?: readonly number[];
  location_name?: string;
  unpaid_pros?: boolean;
  uncharged_businesses?: boolean;
  shift_break_compliance?: string;
  location_id?: number;
  positions?: readonly number[];
  pro_fullname?: string;
  pro_rating_gte?: number;
  gig__start_time__gte?: string;
  gig__start_time__lte?: string;
  ordering?: string;
}

/** Whether a list includes the conflicts of each application. */
export interface ConflictsIncluded {
  include?: 'conflicts' | undefined;
}

const getGigApplication = endpoint({
  name: 'getGigApplication',
  method: 'GET',
  path: '/staffer/gig-applications/{id}/',
  response: gigApplicationWire,
});

export const listApplicationsOfGig = endpoint({
  name: 'listApplicationsOfGig',
  method: 'GET',
  path: '/staffer/gigs/{gigId}/applications/',
  query: shape<PageQuery & ApplicationListQuery & ConflictsIncluded>(),
  response: paged(gigApplicationWire),
});

/** The applications at the locations that the caller may see. */
export const listApplications = endpoint({
  name: 'listApplications',
  method: 'GET',
  path: '/staffer/gig-applications/',
  query: shape<PageQuery & ApplicationListQuery>(),
  response: paged(gigApplicationWire),
});

/** All applications of the marketplace; for platform admins. */
export const listAllApplications = endpoint({
  name: 'listAllApplications',
  method: 'GET',
  path: '/admin/gig-applications/',
  query: shape<PageQuery & ApplicationListQuery>(),
  response: paged(gigApplicationWire),
});

/** What can be done with several applications at once. */
export interface BulkAction {
  action: 'select' | 'unselect' | 'confirm' | 'dismiss' | 'reinstate';
  /** With "dismiss": a cancellation reason as REST spells it. */
  reason?: string;
  explanation?: string | null;
  /** With "select" and "confirm": why, despite a conflict or a blocker. */
  override_note?: string | null;
}

/** What a bulk call did with one application. */
export const bulkResult = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), application: gigApplicationWire }),
  z.object({ ok: z.literal(false), error: wireError }),
]);

export type BulkResult = z.infer<typeof bulkResult>;

/** Does one thing with each application, each independently; answers in the order of the ids. */
export const actOnApplications = endpoint({
  name: 'actOnApplications',
  method: 'POST',
  path: '/staffer/gig-applications/bulk/',
  body: shape<BulkAction & { ids: readonly number[] }>(),
  response: z.object({ results: z.array(bulkResult) }),
});

export const applicationById = loader({
  one: (id: number, rest) => rest.call(getGigApplication, { path: { id } }),
  many: {
    upTo: maxPageSize,
    fetch: async (ids, rest) =>
      (await rest.call(listApplications, { query: { application_id: ids, page_size: ids.length } })).results,
    keyOf: ({ id }) => id,
    // A server may take no notice of several ids, refuse them, or put fewer applications on a page.
    isMissingFetchedAlone: true,
  },
});
