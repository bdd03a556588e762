import { builder } from '../../platform/schema/builder.ts';
import { Gig } from './Gig.ts';

builder.objectField(Gig, 'locationName', (t) =>
  t.exposeString('location_name', {
    nullable: true,
    description:
      'What its location is called, without a call of its own; null where the upstream leaves it out.',
  }),
);
