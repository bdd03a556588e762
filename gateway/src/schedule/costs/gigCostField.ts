import { Gig } from '../gigs/Gig.ts';
import { builder } from '../../platform/schema/builder.ts';
import { costOfGig } from './costOfGig.ts';
import { GigCost } from './GigCost.ts';

builder.objectField(Gig, 'cost', (t) =>
  t.field({
    type: GigCost,
    nullable: true,
    description:
      'What the gig costs. Null with the error FORBIDDEN (permission `wages.view`) for onsite managers. ' +
      'Costs two upstream calls for all gigs of a location.',
    resolve: (gig, _args, context) => costOfGig(gig, context),
  }),
);
