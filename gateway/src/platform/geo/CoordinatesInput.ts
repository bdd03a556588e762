import { builder } from '../schema/builder.ts';

export const CoordinatesInput = builder.inputType('CoordinatesInput', {
  description: 'A place on the map (WGS 84).',
  fields: (t) => ({
    longitude: t.float({ required: true, description: 'Degrees east, -180 to 180.' }),
    latitude: t.float({ required: true, description: 'Degrees north, -90 to 90.' }),
  }),
});
