import { builder } from '../../platform/schema/builder.ts';
import { Gig } from './Gig.ts';

builder.objectField(Gig, 'locationName', (t) =>
  t.exposeString('location_name', {
    nullable: true,
    description: 'The name of the location, without an upstream call. Null if the REST API does not send it.',
  }),
);
