import { z } from 'zod';
import { applicationResponse } from '../../filling/applications/applicationResponse.ts';
import { loadApplications } from '../../filling/applications/loadApplications.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { asCaptain } from '../../schedule/events/captaincy.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';

/** More than the places of a gig and everyone who dropped out of them. */
const most = 500;

/** `GET /api/staffer/gigs/:id/roster/`: everyone who was confirmed for a gig, by name. */
export const listRoster = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/roster/',
    access: 'session',
    tags: ['roster'],
    summary: 'Everyone who was confirmed for a gig, by name',
    description:
      'For staffers of its location and the team captains of its event, who see no ratings and payments. ' +
      'Includes those who dropped out after they were confirmed. Not paged, because a gig has at most 200 places.',
    params: z.object({ id: idParameter }),
    responses: { 200: z.object({ results: z.array(applicationResponse).max(most) }) },
    errors: [404],
    handle: async ({ params: { id: gigId }, caller: user }) => {
      const { database, settings } = services;
      const caller = await asCaptain(services, user, gigId);
      await accessToGig(database, caller, gigId);
      const rows = await database
        .selectFrom('gig_applications')
        .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
        .select('gig_applications.id')
        .where('gig_applications.gig_id', '=', gigId)
        .where('gig_applications.is_confirmed', '=', true)
        .orderBy('pros.display_name')
        .orderBy('gig_applications.id')
        .limit(most)
        .execute();
      const ids = rows.map(({ id }) => id);
      const results =
        ids.length > 0 ? await loadApplications(database, caller, settings.productSlug, ids) : [];
      return { status: 200, body: { results } };
    },
  });
