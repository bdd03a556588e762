import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { idParameter, instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { readFillHistory } from './readFillHistory.ts';

const days = 365;

const outcome = z.object({
  gigs: z.int().nonnegative().describe('How many there were'),
  filled_gigs: z
    .int()
    .nonnegative()
    .describe('Of these, how many had all their places taken before the start'),
  median_hours_to_fill: z
    .number()
    .nonnegative()
    .nullable()
    .describe('From posting to the last place taken, of the filled ones; null for none'),
});

/** `GET /api/staffer/gigs/fill-forecast/`: how similar gigs went, as a hint how the next one may go. */
export const fillForecast = ({ database, clock }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/fill-forecast/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'How gigs of a position were filled at a location',
    description:
      `Counts the gigs of the position that began in the last ${days} days, the newest 1,000 of them at most, without ` +
      'those that were called off. Needs gigs.post.',
    query: z.strictObject({
      location_id: idParameter,
      skill_id: idParameter,
      wage_amount: z
        .string()
        .regex(/^\d{1,4}(?:\.\d{1,2})?$/, 'must be dollars')
        .transform(Number)
        .describe('Dollars an hour that part the gigs: paid at least as much, or less'),
    }),
    responses: {
      200: z.object({
        since: instant,
        at_wage: outcome.describe('Paid the wage or more'),
        below_wage: outcome.describe('Paid less'),
        short_notice: outcome.describe('Posted less than 24 hours before the start, whatever they paid'),
      }),
    },
    errors: [404],
    handle: async ({ query, caller }) => {
      await requireAtLocation(database, caller, query.location_id, 'gigs.post');
      const now = clock.now();
      const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
      const history = await readFillHistory(database, {
        locationId: query.location_id,
        skillId: query.skill_id,
        wage: query.wage_amount,
        since,
        until: now,
      });
      return { status: 200, body: { since: since.toISOString(), ...history } };
    },
  });
