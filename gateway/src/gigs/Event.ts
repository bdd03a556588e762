import { builder } from '../schema/builder.ts';
import type { GigWire } from './gigWire.ts';

export const Event = builder.objectRef<NonNullable<GigWire['event']>>('Event').implement({
  description: 'An occasion that several gigs belong to, e.g. a wedding.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the event.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
  }),
});
