import { builder } from '../schema/builder.ts';
import { locationDetail } from './locationDetail.ts';
import type { LocationWire } from './locationWire.ts';

/** Known through one of its locations, which carries its number and mostly its name. */
export const Organization = builder.objectRef<LocationWire>('Organization').implement({
  description: 'A business that runs one or more locations.',
  fields: (t) => ({
    databaseId: t.exposeInt('organization_id', { description: 'The number of the organization.' }),
    name: t.string({
      description: 'What it is called.',
      resolve: async (location, _args, context) =>
        location.organization_name ?? (await locationDetail(location.id, context)).organization_name,
    }),
  }),
});
