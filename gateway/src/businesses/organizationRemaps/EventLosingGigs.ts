import { builder } from '../../platform/schema/builder.ts';
import type { RemapWire } from './remapWire.ts';

export const EventLosingGigs = builder
  .objectRef<RemapWire['events_losing_gigs'][number]>('EventLosingGigs')
  .implement({
    description: 'An event that a move takes gigs from.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name of the event.' }),
      gigsCount: t.exposeInt('gigs_count', {
        description: 'The number of gigs of the location that leave the event: those that have not ended.',
      }),
    }),
  });
