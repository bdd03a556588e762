import { z } from 'zod';
import { notFound } from '../errors.ts';
import { id } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Upstream } from '../server/services.ts';
import { geocode, precisions } from './geocode.ts';
import { nearestMarket } from './nearestMarket.ts';
import { point } from './point.ts';
import { timeZoneAt } from './timeZoneAt.ts';

/** `GET /api/geocoding/`: where an address is on the map. */
export const getGeocoding = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/geocoding/',
    access: 'session',
    tags: ['geo'],
    summary: 'Find an address on the map',
    description:
      'From a table of postal codes: the middle of the code, else of the city, else of the state. The street is taken ' +
      'for the sake of servers that know streets.',
    query: z.strictObject({
      street_address: z.string().max(200).optional(),
      city: z.string().trim().max(100).optional(),
      state_code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, 'Invalid state'),
      zip_code: z.string().trim().max(10).optional(),
    }),
    responses: {
      200: z.object({
        coordinates: point,
        timezone: z.string(),
        market_id: id.nullable().describe('The nearest market'),
        precision: z.enum(precisions).describe('What the point is the middle of'),
      }),
    },
    errors: [404],
    handle: async ({ query }) => {
      const place = await geocode(query);
      if (!place) throw notFound('place');
      const { longitude, latitude, precision } = place;
      return {
        status: 200,
        body: {
          coordinates: { type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] },
          timezone: timeZoneAt(longitude, latitude),
          market_id: await nearestMarket(database, place),
          precision,
        },
      };
    },
  });
