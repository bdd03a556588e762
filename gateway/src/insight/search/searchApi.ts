import { z } from 'zod';
import { locationWire } from '../../businesses/locations/locationWire.ts';
import { locationManagerWire, organizationManagerWire } from '../../businesses/teams/managerWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { proWire } from '../../pros/profiles/proWire.ts';
import { eventWire } from '../../schedule/events/eventWire.ts';
import { gigWire } from '../../schedule/gigs/gigWire.ts';

const searchResultsWire = (productSlug: string) =>
  z.object({
    gigs: z.array(gigWire),
    pros: z.array(proWire),
    events: z.array(eventWire),
    team: z.array(locationManagerWire),
    organization_admins: z.array(organizationManagerWire).default([]),
    locations: z.array(locationWire(productSlug)),
  });

/** What a search finds. */
export type SearchResultsWire = z.infer<ReturnType<typeof searchResultsWire>>;

/** Finds at most five of each kind, the best match first. */
export const search = endpoint({
  name: 'search',
  method: 'GET',
  path: '/staffer/search/',
  query: shape<{ q: string; location_id?: number }>(),
  response: searchResultsWire,
});
