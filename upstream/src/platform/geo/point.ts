import { z } from 'zod';

/** A GeoJSON point: longitude, then latitude, in degrees. */
export const point = z.object({
  type: z.literal('Point'),
  coordinates: z
    .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
    .describe('Longitude, latitude'),
});
