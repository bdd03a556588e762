import type { UserError as UserErrorShape } from '../errors/userError.ts';
import { Gig } from '../gigs/Gig.ts';
import { loadGig } from '../gigs/loadGig.ts';
import { Pro } from '../pros/Pro.ts';
import type { ProWire } from '../pros/proWire.ts';
import { builder } from '../schema/builder.ts';
import { UserError } from '../schema/UserError.ts';

/** What became of one pro in one gig. */
export interface Assigned {
  readonly gigNumber: number;
  readonly pro: ProWire;
  readonly errors: readonly UserErrorShape[];
}

export const AssignmentResult = builder.objectRef<Assigned>('AssignmentResult').implement({
  description: 'What became of one pro in one gig.',
  fields: (t) => ({
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig as it is now.',
      resolve: ({ gigNumber }, _args, context) => loadGig(gigNumber, context),
    }),
    pro: t.expose('pro', { type: Pro, description: 'The pro.' }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'Why the pro was not assigned; empty when they were.',
    }),
  }),
});
