import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOfUnordered, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { breakComplianceParameter } from '../../schedule/gigs/breakCompliance.ts';
import { dueProResponse } from './duePayResponse.ts';
import { loadDuePros } from './loadDuePros.ts';
import { type DueWork, workWithBreak } from './workWithBreak.ts';

/** `GET /api/staffer/locations/:id/due-pay/pros/`: the pros of a location whose pay is due, with all of their work. */
export const listDuePros = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/locations/:id/due-pay/pros/',
    access: 'staffer',
    tags: ['payments'],
    summary: 'List the pros of a location whose pay is due, the longest due first',
    description:
      'Needs payments.make. A pro stays until all payments for their work have arrived, also while they are on their way ' +
      'or failed. Work that is paid is left out.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      ...pagingParameters,
      pro_id: listParameter(idParameter)
        .optional()
        .describe('Only these pros, by the numbers of their profiles'),
      shift_break_compliance: breakComplianceParameter
        .optional()
        .describe('Only pros with unpaid work whose break has this status, with all of their work'),
    }),
    responses: { 200: pageSchema(dueProResponse) },
    errors: [404],
    handle: async ({ params: { id: locationId }, query, caller, url }) => {
      await requireAtLocation(services.database, caller, locationId, 'payments.make');
      const { database, clock } = services;
      const due = {
        locationId,
        breakCompliance: query.shift_break_compliance,
        now: clock.now(),
        proIds: query.pro_id,
      };
      const body = await pageOfUnordered(
        { url, query },
        duePros(database, due),
        (rows) => {
          const proIds = rows.map(({ pro_id }) => pro_id);
          return loadDuePros(services, caller, { locationId, proIds });
        },
        () => countDuePros(database, due),
      );
      return { status: 200, body };
    },
  });

type Due = DueWork & { proIds: readonly number[] | undefined };

function workOf(database: Database, { proIds, ...which }: Due) {
  const work = workWithBreak(database, which);
  return proIds ? work.where(among('gig_applications.pro_id', proIds)) : work;
}

const duePros = (...which: Parameters<typeof workOf>) =>
  workOf(...which)
    .select('gig_applications.pro_id')
    .groupBy('gig_applications.pro_id')
    .orderBy(({ fn }) => fn.min('gigs.end_time'))
    .orderBy('gig_applications.pro_id');

async function countDuePros(...which: Parameters<typeof workOf>): Promise<number> {
  const { count } = await workOf(...which)
    .select(({ fn }) => fn.count<number>('gig_applications.pro_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
