import type { UserError as UserErrorShape } from '../../platform/errors/userError.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import type { ProWire } from '../../pros/profiles/proWire.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';

/** The result for one pro and one gig. */
export interface Assigned {
  readonly gigNumber: number;
  readonly pro: ProWire;
  readonly errors: readonly UserErrorShape[];
}

export const AssignmentResult = builder.objectRef<Assigned>('AssignmentResult').implement({
  description: 'The result for one pro and one gig.',
  fields: (t) => ({
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig after the change.',
      resolve: ({ gigNumber }, _args, context) => loadGig(gigNumber, context),
    }),
    pro: t.expose('pro', { type: Pro, description: 'The pro to be assigned.' }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'Why the pro was not assigned; empty when they were.',
    }),
  }),
});
