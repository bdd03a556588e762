import type { ApprovalStatus } from '@brigade/domain/businesses/locations/approval.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import type { LocationBody } from './locationBody.ts';
import { locationDetailWire, locationWire } from './locationWire.ts';

/** One location with all its fields. */
export const getLocation = endpoint({
  name: 'getLocation',
  method: 'GET',
  path: '/locations/{id}/',
  response: locationDetailWire,
});

/** The query for a page of the locations that the caller manages. */
export type ManagedLocationsQuery = PageQuery & {
  query: 'managed';
  organization_id?: number;
  approval_status?: ApprovalStatus;
  ordering?: 'urgency';
};

/** Locations the caller manages, by organization and name, or the most urgent first. */
export const listManagedLocations = endpoint({
  name: 'listManagedLocations',
  method: 'GET',
  path: '/locations/',
  query: shape<ManagedLocationsQuery>(),
  response: (productSlug) => paged(locationWire(productSlug)),
});

/** Approved locations the caller may work at, by name; at most 200. */
export const listActiveLocations = endpoint({
  name: 'listActiveLocations',
  method: 'GET',
  path: '/users/me/active-locations/',
  query: shape<PageQuery>(),
  response: (productSlug) => paged(locationWire(productSlug)),
});

/** Approved locations of the caller by name, of one organization or all; refused for more than 200. */
export const listApprovedLocations = endpoint({
  name: 'listApprovedLocations',
  method: 'GET',
  path: '/users/me/approved-locations/',
  query: shape<PageQuery & { organization_id?: number }>(),
  response: (productSlug) => paged(locationWire(productSlug)),
});

/** Adds a location, which then waits for approval. */
export const addLocation = endpoint({
  name: 'addLocation',
  method: 'POST',
  path: '/locations/',
  body: shape<LocationBody>(),
  response: locationDetailWire,
});

/** Changes what is sent of a location. */
export const changeLocation = endpoint({
  name: 'changeLocation',
  method: 'PATCH',
  path: '/locations/{id}/',
  body: shape<LocationBody & { approval_status?: ApprovalStatus; approval_reason?: string }>(),
  response: locationDetailWire,
});

/** Plays the platform's admin, outside production. */
export const approveInSandbox = endpoint({
  name: 'approveInSandbox',
  method: 'POST',
  path: '/sandbox/locations/{id}/approval/',
  body: shape<{ approval_status: 'APPROVED' }>(),
  response: locationDetailWire,
});

/** How far a location has come. */
export const getLocationStats = endpoint({
  name: 'getLocationStats',
  method: 'GET',
  path: '/locations/{id}/stats/',
  response: z.object({ has_posted_first_gig: z.boolean() }),
});

export const locationById = loader({
  one: (id: number, rest) => rest.call(getLocation, { path: { id } }),
});
