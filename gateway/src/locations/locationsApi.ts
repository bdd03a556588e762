import { z } from 'zod';
import { endpoint, shape } from '../rest/endpoint.ts';
import { loader } from '../rest/loader.ts';
import { paged, type PageQuery } from '../rest/paged.ts';
import { type approvalStatuses } from './locationSets.ts';
import { locationDetailWire, locationWire } from './locationWire.ts';

/** One location with all its fields. */
export const getLocation = endpoint({
  name: 'getLocation',
  method: 'GET',
  path: '/locations/{id}/',
  response: locationDetailWire,
});

/** Locations the caller manages, by organization and name. */
export const listManagedLocations = endpoint({
  name: 'listManagedLocations',
  method: 'GET',
  path: '/locations/',
  query: shape<
    PageQuery & {
      query: 'managed';
      organization_id?: number;
      approval_status?: (typeof approvalStatuses)[number];
    }
  >(),
  response: (productSlug) => paged(locationWire(productSlug)),
});

/** Approved locations the caller may work at, by name; at most 200. */
export const listActiveLocations = endpoint({
  name: 'listActiveLocations',
  method: 'GET',
  path: '/users/me/active-locations/',
  response: (productSlug) => z.array(locationWire(productSlug)),
});

export const locationById = loader({
  one: (id: number, rest) => rest.call(getLocation, { path: { id } }),
});
