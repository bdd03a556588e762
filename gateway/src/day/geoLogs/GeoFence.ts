import { builder } from '../../platform/schema/builder.ts';
import { Coordinates } from '../../platform/geo/Coordinates.ts';
import type { GeoLogWire } from './geoLogWire.ts';

export const GeoFence = builder.objectRef<NonNullable<GeoLogWire['fence']>>('GeoFence').implement({
  description: 'The circle around an address in which a pro counts as on site.',
  fields: (t) => ({
    center: t.field({
      type: Coordinates,
      description: 'The point of the address.',
      resolve: ({ coordinates: { coordinates } }) => [coordinates[0], coordinates[1]] as const,
    }),
    radiusMeters: t.exposeInt('radius_meters', {
      description: 'The radius in meters, 50 to 1000; usually 200.',
    }),
  }),
});
