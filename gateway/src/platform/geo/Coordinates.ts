import { builder } from '../schema/builder.ts';

/** Longitude, then latitude: the order of GeoJSON. */
export const Coordinates = builder.objectRef<readonly [number, number]>('Coordinates').implement({
  description: 'A place on the map (WGS 84).',
  fields: (t) => ({
    longitude: t.float({ description: 'Degrees east, -180 to 180.', resolve: ([longitude]) => longitude }),
    latitude: t.float({ description: 'Degrees north, -90 to 90.', resolve: ([, latitude]) => latitude }),
  }),
});
