import { z } from 'zod';
import { id, idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { conflictResponse } from './conflictResponse.ts';
import { conflictsOfApplications } from './conflictsOfApplications.ts';

const mostIds = 200;

/** `GET /api/staffer/gig-applications/conflicts/`: the conflicts of applications. */
export const listConflicts = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gig-applications/conflicts/',
    access: 'staffer',
    tags: ['applications'],
    summary: 'List the conflicts of applications',
    description:
      "Overlapping work of the pros in other gigs of the gig's organization, less than 8 hours of rest, and weeks " +
      'of more than 40 hours. Omits applications that are not visible to the caller; cancelled ones and those of gigs ' +
      'that have ended or are cancelled have no conflicts.',
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
