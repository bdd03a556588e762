import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { sumDuePay } from './sumDuePay.ts';

const count = z.int().nonnegative();

const dueTotal = z
  .object({
    total_amount: z.number().nonnegative().describe('Dollars; what paying all of it now charges, with fees'),
    shift_count: count.describe('The gigs with work to pay'),
    pro_count: count.describe('The pros to pay, each counted once'),
  })
  .meta({ id: 'DueTotal' });

/** `GET /api/staffer/locations/:id/due-pay/total/`: what paying everything that is due at a location costs. */
export const getDueTotal = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/locations/:id/due-pay/total/',
    access: 'staffer',
    tags: ['payments'],
    summary: 'Get the total of what can be paid at a location now',
    description: 'Needs payments.make. Leaves out payments that are on their way.',
    params: z.object({ id: idParameter }),
    responses: { 200: dueTotal },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await requireAtLocation(services.database, caller, id, 'payments.make');
      const { cents, shifts, pros } = await sumDuePay(services, id);
      return { status: 200, body: { total_amount: cents / 100, shift_count: shifts, pro_count: pros } };
    },
  });
