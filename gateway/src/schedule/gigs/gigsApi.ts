import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { maxPageSize, paged, type PageQuery } from '../../platform/rest/paged.ts';
import { gigWire } from './gigWire.ts';

/** The filter and order of a list of gigs. */
export interface GigListQuery {
  location_id?: number;
  /** Includes all locations where the caller has a role. */
  managed?: true;
  gig_id?: readonly number[];
  statuses?: readonly string[];
  types?: readonly ('marketplace' | 'network')[];
  positions?: readonly number[];
  events?: 'gigs' | 'events';
  search?: string;
  start_time__gte?: string;
  start_time__lte?: string;
  end_time__gte?: string;
  end_time__lte?: string;
  location_name?: string;
  market_name?: string;
  pro_id?: number;
  pro_first_name?: string;
  pro_last_name?: string;
  employment_type?: string;
  require_certifications?: boolean;
  elevated?: boolean;
  auto_select_enabled?: boolean;
  shift_break_compliance?: string;
  ordering?: string;
}

export const getGig = endpoint({
  name: 'getGig',
  method: 'GET',
  path: '/staffer/gigs/{id}/',
  response: gigWire,
});

/** Lists gigs of the locations the caller can see. */
export const listGigs = endpoint({
  name: 'listGigs',
  method: 'GET',
  path: '/staffer/gigs/',
  query: shape<PageQuery & GigListQuery>(),
  response: paged(gigWire),
});

/** Posts gigs, either all or none. */
export const createGigs = endpoint({
  name: 'createGigs',
  method: 'POST',
  path: '/staffer/gigs/',
  body: shape<Readonly<Record<string, unknown>>>(),
  response: z.array(gigWire),
});

export const gigById = loader({
  one: (id: number, rest) => rest.call(getGig, { path: { id } }),
  many: {
    upTo: maxPageSize,
    fetch: async (ids, rest) =>
      (await rest.call(listGigs, { query: { gig_id: ids, page_size: ids.length } })).results,
    keyOf: ({ id }) => id,
    // A server may take no notice of several ids, refuse them, or put fewer gigs on a page.
    isMissingFetchedAlone: true,
  },
});
