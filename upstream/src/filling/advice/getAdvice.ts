import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { may } from '../../platform/access/permissions.ts';
import { loadApplication } from '../applications/loadApplications.ts';
import { suggestedBoost } from '../boosts/suggestedBoost.ts';
import { readFillHistories } from '../../schedule/forecasts/readFillHistories.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { nextBestApplicant } from '../matching/nextBest.ts';
import { rankStandbys } from '../matching/rankPros.ts';
import { loadProSummaries } from '../../pros/profiles/loadProSummaries.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { type AdviceResponse, adviceResponse } from './adviceResponse.ts';
import { readLapse } from './readLapse.ts';

/** `GET /api/staffer/gigs/:id/advice/`: advice on filling a gig. */
export const getAdvice = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/advice/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'Get advice on filling a gig',
    description:
      'The next candidate after a selection or an offer lapsed, a bonus after a pro dropped out shortly before the ' +
      'start, and how similar gigs filled. Empty for a gig that is full, cancelled or has started.',
    params: z.object({ id: idParameter }),
    responses: { 200: adviceResponse },
    errors: [404],
    handle: async ({ params: { id: gigId }, caller }) => {
      const access = await accessToGig(services.database, caller, gigId);
      const gig = await readOpenGig(services, gigId);
      if (!gig)
        return { status: 200, body: { lapse: null, next_best: null, boost: null, fill_history: null } };
      const { bonus, reopened_ts } = gig;
      const seesBoost = may(access, 'wages.view') && bonus !== null && reopened_ts !== null;
      const lapse = await readLapse(services.database, gigId);
      const histories = await readFillHistories(services.database, [gigId], services.clock.now());
      return {
        status: 200,
        body: {
          lapse,
          next_best: lapse && (await nextBest(services, caller, { gigId, locationId: gig.location_id })),
          boost: seesBoost ? { bonus, reopened_ts: reopened_ts.toISOString() } : null,
          fill_history: histories.get(gigId) ?? null,
        },
      };
    },
  });

/** A gig that looks for pros; undefined for any other. */
function readOpenGig({ database, clock }: Services, gigId: number) {
  return database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .leftJoin('reopened_places', 'reopened_places.gig_id', 'gigs.id')
    .select(['gigs.location_id', 'reopened_places.reopened_ts'])
    .select(suggestedBoost.as('bonus'))
    .where('gigs.id', '=', gigId)
    .where('gigs.status', '=', 'POSTED')
    .where('gigs.start_time', '>', clock.now())
    .whereRef('gigs.selected_applications', '<', 'gigs.allowed_confirmed_pros')
    .executeTakeFirst();
}

/** The best open applicant, else the best standby. */
async function nextBest(
  { database, clock, settings }: Services,
  caller: Caller,
  { gigId, locationId }: { gigId: number; locationId: number },
): Promise<AdviceResponse['next_best']> {
  const waiting = await nextBestApplicant(database, gigId, clock.now());
  if (waiting) {
    const application = await loadApplication(database, caller, settings.productSlug, waiting.applicationId);
    return { gigster: application.gigster, match_score: application.match_score, application };
  }
  const [standby] = await rankStandbys(database, { gigId, limit: 1, now: clock.now() });
  if (!standby) return null;
  const summaries = await loadProSummaries(database, [standby.proId], [locationId]);
  const gigster = summaries.get(standby.proId);
  return gigster ? { gigster, match_score: standby.score, application: null } : null;
}
