import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { maxPageSize, paged, type PageQuery } from '../../platform/rest/paged.ts';
import { gigWire } from './gigWire.ts';

/** What lists of gigs can be narrowed by, and their order. */
export interface GigListQuery {
  location_id?: number;
  /** Of all locations where the caller holds a role. */
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
  ordering?: string;
}

/** One gig. */
export const getGig = endpoint({
  name: 'getGig',
  method: 'GET',
  path: '/staffer/gigs/{id}/',
  response: gigWire,
});

/** Gigs of the locations the caller may see. */
export const listGigs = endpoint({
  name: 'listGigs',
  method: 'GET',
  path: '/staffer/gigs/',
  query: shape<PageQuery & GigListQuery>(),
  response: paged(gigWire),
});

/** Posts gigs, all of them or none. Nothing comes back when they were only checked. */
export const createGigs = endpoint({
  name: 'createGigs',
  method: 'POST',
  path: '/staffer/gigs/',
  idempotent: true,
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
  },
});
