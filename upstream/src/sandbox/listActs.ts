import { z } from 'zod';
import { isInScope, type LocationScope, locationScope } from '../platform/access/locationScope.ts';
import type { Database } from '../platform/database/database.ts';
import { pageOf, pageSchema, pagingParameters } from '../platform/paging/page.ts';
import { id, idParameter, instant } from '../platform/server/parameters.ts';
import { route } from '../platform/server/route.ts';
import type { Services } from '../platform/server/services.ts';
import { requireSandbox } from './requireSandbox.ts';

/** An act of a simulated pro. */
const actResponse = z
  .object({
    id,
    kind: z.enum([
      'APPLY',
      'ACCEPT_OFFER',
      'DECLINE_OFFER',
      'CONFIRM',
      'CANCEL',
      'CLOCK_IN',
      'CLOCK_OUT',
      'NO_SHOW',
      'JOIN_NETWORK',
      'LEAVE_SITE',
      'RETURN_TO_SITE',
      'DISPUTE_HOURS',
      'DISPUTE_PAYMENT',
      'DISPUTE_CANCELLATION',
      'ACCEPT_COUNTER',
      'DECLINE_COUNTER',
    ]),
    done_ts: instant,
    refusal: z.string().nullable().describe('Why it failed; null on success'),
    pro: z.object({ uuid: z.uuid(), display_name: z.string() }),
    gig: z
      .object({ id, location_id: id, skill_name: z.string(), start_time: instant, timezone: z.string() })
      .nullable()
      .describe('Null for an act without a gig'),
  })
  .meta({ id: 'SandboxAct' });

/** `GET /api/sandbox/acts/`: lists the acts of the simulated pros. Does not exist in production. */
export const listActs = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/sandbox/acts/',
    access: 'staffer',
    tags: ['sandbox'],
    summary: 'List the acts of the simulated pros, newest first',
    query: z.strictObject({ ...pagingParameters, location_id: idParameter.optional() }),
    responses: { 200: pageSchema(actResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      requireSandbox(services);
      const scope = await locationScope(services.database, caller, query);
      const body = await pageOf({ url, query }, doneActs(services.database, scope), (rows) =>
        rows.map(({ id: actId, kind, done_ts, refusal, uuid, display_name, ...gig }) => ({
          id: actId,
          kind,
          done_ts: (done_ts ?? new Date(0)).toISOString(),
          refusal,
          pro: { uuid, display_name },
          gig:
            gig.gig_id === null || gig.start_time === null
              ? null
              : {
                  id: gig.gig_id,
                  location_id: gig.location_id,
                  skill_name: gig.skill_name ?? '',
                  start_time: gig.start_time.toISOString(),
                  timezone: gig.timezone ?? '',
                },
        })),
      );
      return { status: 200, body };
    },
  });

function doneActs(database: Database, scope: LocationScope) {
  return database
    .selectFrom('sandbox_acts')
    .innerJoin('pros', 'pros.id', 'sandbox_acts.pro_id')
    .leftJoin('gigs', 'gigs.id', 'sandbox_acts.gig_id')
    .leftJoin('skills', 'skills.id', 'gigs.skill_id')
    .select([
      'sandbox_acts.id',
      'sandbox_acts.kind',
      'sandbox_acts.done_ts',
      'sandbox_acts.refusal',
      'sandbox_acts.gig_id',
      'sandbox_acts.location_id',
      'pros.uuid',
      'pros.display_name',
      'gigs.start_time',
      'gigs.timezone',
      'skills.name as skill_name',
    ])
    .where('sandbox_acts.done_ts', 'is not', null)
    .where(isInScope('sandbox_acts.location_id', scope))
    .orderBy('sandbox_acts.done_ts', 'desc')
    .orderBy('sandbox_acts.id', 'desc');
}
