import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadProSummaries } from '../../pros/profiles/loadProSummaries.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { conflictResponse, toConflictResponse } from '../conflicts/conflictResponse.ts';
import { findConflicts } from '../conflicts/findConflicts.ts';
import { rankStandbys } from '../matching/rankPros.ts';

const standbyResponse = z
  .object({
    gigster: proSummary,
    match_score: z.int().min(0).max(100),
    conflicts: z.array(conflictResponse),
  })
  .meta({ id: 'Standby' });

/** `GET /api/staffer/gigs/:id/standbys/`: who could step in. */
export const listStandbys = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/standbys/',
    access: 'staffer',
    tags: ['applications', 'direct offers'],
    summary: 'List the pros who could step in',
    description:
      'Needs applications.manage. Open applicants and other pros with the position, the best match first. Omits pros ' +
      'who have a place in the gig, were asked or dismissed before, or may not or cannot work it.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20).describe('How many of the best matches'),
    }),
    responses: { 200: z.object({ results: z.array(standbyResponse) }) },
    errors: [404],
    handle: async ({ params: { id: gigId }, query: { limit }, caller }) => {
      requirePermission(await accessToGig(database, caller, gigId), 'applications.manage');
      const now = clock.now();
      const { location_id, organization_id } = await database
        .selectFrom('gigs')
        .innerJoin('locations', 'locations.id', 'gigs.location_id')
        .select(['gigs.location_id', 'locations.organization_id'])
        .where('gigs.id', '=', gigId)
        .executeTakeFirstOrThrow();
      const standbys = await rankStandbys(database, { gigId, limit, now });
      const pairs = standbys.map(({ proId }) => ({ proId, gigId }));
      const conflicts = await findConflicts(database, pairs, now);
      const proIds = standbys.map(({ proId }) => proId);
      const pros = await loadProSummaries(database, proIds, [location_id]);
      const results = standbys.flatMap(({ proId, score }, index) => {
        const gigster = pros.get(proId);
        const found = conflicts[index] ?? [];
        return gigster
          ? [
              {
                gigster,
                match_score: score,
                conflicts: found.map((one) => toConflictResponse(one, caller, organization_id)),
              },
            ]
          : [];
      });
      return { status: 200, body: { results } };
    },
  });
