import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { idParameter, instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { readFillHistory } from './readFillHistory.ts';

const days = 365;

const outcome = z.object({
  gigs: z.int().nonnegative().describe('The number of gigs'),
  filled_gigs: z.int().nonnegative().describe('The number of gigs that were full before their start'),
  median_hours_to_fill: z
    .number()
    .nonnegative()
    .nullable()
    .describe('The median time from posting until a gig was full; null without filled gigs'),
});

/** `GET /api/staffer/gigs/fill-forecast/`: how similar gigs filled, as a forecast for the next one. */
export const fillForecast = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/fill-forecast/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'Get how gigs of a position filled at a location',
    description:
      `Counts the gigs of the position that started in the last ${days} days, at most the newest 1,000, without ` +
      'cancelled ones. Needs gigs.post.',
    query: z.strictObject({
      location_id: idParameter,
      skill_id: idParameter,
      wage_amount: z
        .string()
        .regex(/^\d{1,4}(?:\.\d{1,2})?$/, 'must be dollars')
        .transform(Number)
        .describe('Dollars per hour that split the gigs into those that paid at least as much, and others'),
    }),
    responses: {
      200: z.object({
        since: instant,
        at_wage: outcome.describe('Gigs that paid the wage or more'),
        below_wage: outcome.describe('Gigs that paid less than the wage'),
        short_notice: outcome.describe('Gigs posted less than 24 hours before their start, at any wage'),
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
