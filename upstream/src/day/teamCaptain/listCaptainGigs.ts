import { z } from 'zod';
import { accessOf, requirePermission, visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { id, idParameter, instantParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { asCaptain, captaincyLasts } from '../../schedule/events/captaincy.ts';
import { captainGig } from './captainGig.ts';
import { selectCaptainGigs } from './selectCaptainGigs.ts';
import { longestGig } from '../../schedule/gigs/longestGig.ts';

const day = 24 * 3_600_000;

/** The longest time range, in days. */
const longestDays = 7;

const mostGigs = 200;

/** `GET /api/staffer/gigs/:id/captain-gigs/`: the gigs that the team captain of a gig looks after. */
export const listCaptainGigs = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/captain-gigs/',
    access: 'session',
    tags: ['roster'],
    summary: 'The gigs around a gig with the counts of their rosters, for team captains',
    description:
      'The gigs of the event of this gig, or else of its location, that are under way in the range; earliest first, at ' +
      `most ${mostGigs}. For staffers with applications.attendance there and for the team captains of the event: users ` +
      'whose verified phone number it names, and pros confirmed for it in a position that leads it, until 24 hours ' +
      'after the end of a gig.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      start_time: instantParameter,
      end_time: instantParameter.describe(`At most ${longestDays} days after \`start_time\``),
    }),
    responses: {
      200: z.object({
        location: z.object({ id, name: z.string() }),
        event: z.object({ id, name: z.string() }).nullable(),
        results: z.array(captainGig).max(mostGigs),
      }),
    },
    errors: [404],
    handle: async ({ params, query: { start_time: start, end_time: end }, caller: user }) => {
      const { database, clock } = services;
      if (end <= start) throw invalidField('end_time', 'Ends before it starts');
      if (end.getTime() - start.getTime() > longestDays * day) {
        throw invalidField('end_time', `At most ${longestDays} days after the start`);
      }
      const caller = await asCaptain(services, user, params.id);
      const source = await database
        .selectFrom('gigs')
        .innerJoin('locations', 'locations.id', 'gigs.location_id')
        .leftJoin('events', 'events.id', 'gigs.event_id')
        .select(['locations.id', 'locations.name', 'locations.organization_id'])
        .select(['gigs.event_id', 'events.name as event_name'])
        .where('gigs.id', '=', params.id)
        .executeTakeFirst();
      const access = source && accessOf(caller, source);
      if (!access) throw notFound('gig');
      requirePermission(access, 'applications.attendance');
      const { id: locationId, name, event_id, event_name } = source;
      const now = clock.now();
      let gigs = selectCaptainGigs(database, { start, end, now });
      if (access === 'TEAM_CAPTAIN') {
        gigs = gigs.where('gigs.end_time', '>', new Date(now.getTime() - captaincyLasts));
      } else if (event_id !== null) {
        gigs = gigs.where('gigs.location_id', 'in', visibleLocationIds(database, caller));
      }
      gigs =
        event_id === null
          ? gigs
              .where('gigs.location_id', '=', locationId)
              .where('gigs.start_time', '>', new Date(start.getTime() - longestGig))
          : gigs.where('gigs.event_id', '=', event_id);
      const rows = await gigs.limit(mostGigs).execute();
      return {
        status: 200,
        body: {
          location: { id: locationId, name },
          event: event_id === null ? null : { id: event_id, name: event_name ?? '' },
          results: rows.map(({ confirmed, clocked_in, late, missing, ...gig }) => ({
            ...gig,
            start_time: gig.start_time.toISOString(),
            end_time: gig.end_time.toISOString(),
            confirmed_applications: Number(confirmed),
            clocked_in_applications: Number(clocked_in),
            late_applications: Number(late),
            missing_applications: Number(missing),
          })),
        },
      };
    },
  });
