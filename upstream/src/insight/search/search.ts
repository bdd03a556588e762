import { z } from 'zod';
import { locationSchema } from '../../businesses/locations/locationSchema.ts';
import {
  locationManagerResponse,
  organizationManagerResponse,
} from '../../businesses/teams/managerResponse.ts';
import { locationScope } from '../../platform/access/locationScope.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadProSummaries } from '../../pros/profiles/loadProSummaries.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { loadEvents } from '../../schedule/events/eventRows.ts';
import { eventResponse } from '../../schedule/events/eventSchema.ts';
import { gigResponse } from '../../schedule/gigs/gigResponse.ts';
import { loadGigs } from '../../schedule/gigs/loadGigs.ts';
import { findEvents } from './findEvents.ts';
import { findGigs } from './findGigs.ts';
import { findOrganizationAdmins } from './findOrganizationAdmins.ts';
import { findLocations } from './findLocations.ts';
import { findPros } from './findPros.ts';
import { findTeam } from './findTeam.ts';
import { searchedWords } from './searchRequest.ts';

/** `GET /api/staffer/search/`: finds gigs, pros, events, people of the team and locations. */
export const search = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/search/',
    access: 'staffer',
    tags: ['search'],
    summary: 'Find gigs, pros, events, people of the team and locations',
    description:
      'At most 5 of each, the best match first. Matches the beginnings of words; gigs by position or event, by number ' +
      '(`#123`), or by day (`2026-12-05`, `12/5`, `Dec 5`). Fewer than two letters or digits find nothing, except a number.',
    query: z.strictObject({
      q: z.string().trim().min(1, 'This field is required').max(100, 'At most 100 characters'),
      location_id: idParameter
        .optional()
        .describe(
          'Only gigs, events and people of this location, admins of its organization, and its pros first',
        ),
    }),
    responses: {
      200: z.object({
        gigs: z.array(gigResponse),
        pros: z.array(proSummary),
        events: z.array(eventResponse),
        team: z.array(locationManagerResponse),
        organization_admins: z
          .array(organizationManagerResponse)
          .describe('Admins of organizations of the caller who are not in `team`'),
        locations: z.array(locationSchema(services.settings.productSlug)),
      }),
    },
    errors: [404],
    handle: async ({ query: { q, location_id }, caller }) => {
      const { database, clock } = services;
      const scope = await locationScope(database, caller, { location_id });
      const words = searchedWords(q);
      const request = { text: q, words, scope, locationId: location_id, caller, now: clock.now() };
      const team = await findTeam(database, request);
      const body = {
        gigs: await loaded(await findGigs(database, request), (ids) => loadGigs(services, caller, ids)),
        pros: await loaded(await findPros(database, request), async (ids) => {
          const pros = await loadProSummaries(database, ids, scope);
          return ids.map((id) => pros.get(id)).filter((pro) => pro !== undefined);
        }),
        events: await loaded(await findEvents(database, request), (ids) => loadEvents(services, caller, ids)),
        team,
        organization_admins: await findOrganizationAdmins(
          database,
          request,
          team.map(({ user }) => user.id),
        ),
        locations: await findLocations(services, request),
      };
      return { status: 200, body };
    },
  });

async function loaded<Row>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  return ids.length === 0 ? [] : load(ids);
}
