import { z } from 'zod';
import type { ManagedLocationsQuery } from '../../businesses/locations/locationsApi.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged } from '../../platform/rest/paged.ts';
import { homeTotalsWire, homeWire } from './homeWire.ts';

const getHome = endpoint({
  name: 'getHome',
  method: 'GET',
  path: '/staffer/locations/{locationId}/home/',
  response: homeWire,
});

const listHomes = endpoint({
  name: 'listHomes',
  method: 'GET',
  path: '/staffer/homes/',
  query: shape<{ location_ids: string }>(),
  response: z.object({ results: z.array(homeWire) }),
});

/** The homes of the locations of a page of managed locations. */
export const listManagedHomes = endpoint({
  name: 'listManagedHomes',
  method: 'GET',
  path: '/staffer/homes/managed/',
  query: shape<ManagedLocationsQuery>(),
  response: paged(homeWire),
});

/** The coverage and the costs of all locations of the caller, or of those of an organization. */
export const getHomeTotals = endpoint({
  name: 'getHomeTotals',
  method: 'GET',
  path: '/staffer/homes/totals/',
  query: shape<{ organization_id?: number }>(),
  response: homeTotalsWire,
});

/** What is going on at a location, by its number. */
export const homeOfLocation = loader({
  one: (locationId: number, rest) => rest.call(getHome, { path: { locationId } }),
});

/** At least what a brief home shows, by the number of the location; several locations share one call. */
export const briefHomeOfLocation = loader({
  one: (locationId: number, rest) => rest.load(homeOfLocation, locationId),
  many: {
    upTo: 100,
    fetch: async (locationIds, rest) =>
      (await rest.call(listHomes, { query: { location_ids: locationIds.join(',') } })).results,
    keyOf: ({ location_id }) => location_id,
  },
});
