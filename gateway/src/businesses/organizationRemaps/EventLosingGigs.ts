import { builder } from '../../platform/schema/builder.ts';
import type { RemapWire } from './remapWire.ts';

export const EventLosingGigs = builder
  .objectRef<RemapWire['events_losing_gigs'][number]>('EventLosingGigs')
  .implement({
    description: 'An event that a move takes gigs from.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'What the event is called.' }),
      gigsCount: t.exposeInt('gigs_count', {
        description: 'How many gigs of the location, that have not ended, leave it.',
      }),
    }),
  });
