import { z } from 'zod';
import { notFound } from '../errors.ts';
import { id } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Services } from '../server/services.ts';
import { geocode, precisions } from './geocode.ts';
import { nearestMarket } from './nearestMarket.ts';
import { point } from './point.ts';
import { timeZoneAt } from './timeZoneAt.ts';

/** `GET /api/geocoding/`: the coordinates of an address. */
export const getGeocoding = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/geocoding/',
    access: 'session',
    tags: ['geo'],
    summary: 'Geocode an address',
    description:
      'Uses a table of postal codes: the center of the postal code, else of the city, else of the state. The street is taken ' +
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
        precision: z.enum(precisions).describe('The area whose center the point is'),
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
