import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';

const outcomeWire = z.object({
  gigs: z.int(),
  filled_gigs: z.int(),
  median_hours_to_fill: z.number().nullish(),
});

export type FillOutcomeWire = z.infer<typeof outcomeWire>;

const fillForecastWire = z.object({
  at_wage: outcomeWire,
  below_wage: outcomeWire,
  short_notice: outcomeWire,
});

export type FillForecastWire = z.infer<typeof fillForecastWire>;

/** Gets statistics on past gigs of a position at a location, split by an hourly wage in dollars. */
export const getFillForecast = endpoint({
  name: 'getFillForecast',
  method: 'GET',
  path: '/staffer/gigs/fill-forecast/',
  query: shape<{ location_id: number; skill_id: number; wage_amount: string }>(),
  response: fillForecastWire,
});
