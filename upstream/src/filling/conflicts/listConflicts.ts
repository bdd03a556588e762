import { z } from 'zod';
import { id, idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { conflictResponse } from './conflictResponse.ts';
import { conflictsOfApplications } from './conflictsOfApplications.ts';

const mostIds = 200;

/** `GET /api/staffer/gig-applications/conflicts/`: what stands in the way of giving these applicants a place. */
export const listConflicts = ({ database, clock }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/gig-applications/conflicts/',
    access: 'staffer',
    tags: ['applications'],
    summary: 'What stands in the way of giving applicants a place',
    description:
      "Places that the pros hold in other gigs of the gig's organization, rest between them under 8 hours, and weeks " +
      'of over 40 hours. Applications that the caller may not know of are left out; cancelled ones and those of gigs ' +
      'that are over or cancelled have no conflicts.',
    query: z.strictObject({ ids: listParameter(idParameter, mostIds) }),
    responses: {
      200: z.object({ results: z.array(z.object({ id, conflicts: z.array(conflictResponse) })) }),
    },
    handle: async ({ query: { ids }, caller }) => {
      const found = await conflictsOfApplications(database, caller, { ids, now: clock.now() });
      return {
        status: 200,
        body: { results: [...found].map(([key, conflicts]) => ({ id: key, conflicts })) },
      };
    },
  });
