import { z } from 'zod';
import { type SendHomeReason, sendHomeReasons } from '../../filling/applications/sendHomeReasons.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { invalidField } from '../../platform/errors.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import { costLine, costLineCodes } from '../payments/costLine.ts';
import { extrasOf } from '../payments/extrasOf.ts';
import { beyondPlaces, type PayableWork, readPayableWork } from '../payments/payableWork.ts';
import { paymentAmounts } from '../payments/paymentAmounts.ts';
import { sentHomeNow } from './sentHomeNow.ts';

const sendHomeCost = z
  .object({
    reason: z.enum(sendHomeReasons),
    lines: z.array(costLine).describe('The parts of the charges for all of these pros'),
    total_amount: z.number().describe('Dollars; what the business pays: the sum of the lines'),
  })
  .meta({ id: 'SendHomeCost' });

/** `GET /api/staffer/gigs/:id/send-home-costs/`: what sending pros home now costs, for each reason. */
export const getSendHomeCosts = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/send-home-costs/',
    access: 'staffer',
    tags: ['payments'],
    summary: 'Get what sending pros home now costs the business',
    description:
      'Needs payments.make. The wages until now or for the minimum, and every fee, for each reason that can be given.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      application_ids: listParameter(idParameter).describe('The pros: confirmed applications to this gig'),
    }),
    responses: { 200: z.object({ results: z.array(sendHomeCost) }) },
    errors: [404],
    handle: async ({ params: { id }, query: { application_ids: ids }, caller }) => {
      const { database, clock } = services;
      requirePermission(await accessToGig(database, caller, id), 'payments.make');
      const chosen = [...new Set(ids)];
      const works = (await readPayableWork(database, cardNetworkName(services), chosen)).filter(
        ({ gig_id, is_confirmed, is_cancelled }) => gig_id === id && is_confirmed && !is_cancelled,
      );
      if (works.length < chosen.length) {
        throw invalidField('application_ids', 'A pro does not work this shift.');
      }
      const beyond = await beyondPlaces(database, chosen);
      const now = clock.now();
      const costOf = (reason: SendHomeReason) =>
        costOfAll(
          works.map((work) => sentHomeNow(work, { reason, isBeyondPlaces: beyond.has(work.id), now })),
        );
      return {
        status: 200,
        body: { results: sendHomeReasons.map((reason) => ({ reason, ...costOf(reason) })) },
      };
    },
  });

/** What paying these works costs together, in dollars; each is a charge with its own fees. */
function costOfAll(works: readonly PayableWork[]) {
  const amounts = works.map((work) => paymentAmounts(work, hoursToPay(work), extrasOf(work)));
  const lines = costLineCodes.flatMap((code) => {
    const cents = amounts
      .flatMap((one) => one.lines)
      .reduce((sum, line) => sum + (line.code === code ? line.cents : 0), 0);
    return cents === 0 ? [] : [{ code, amount: cents / 100 }];
  });
  return { lines, total_amount: amounts.reduce((sum, { charge }) => sum + charge, 0) / 100 };
}
