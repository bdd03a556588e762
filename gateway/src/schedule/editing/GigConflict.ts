import { GigChange } from '../changes/GigChange.ts';
import { listGigChanges } from '../changes/changesApi.ts';
import { toGigChange } from '../changes/toGigChange.ts';
import { maxPageSize } from '../../platform/rest/paged.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from '../gigs/Gig.ts';
import { loadGig } from '../gigs/loadGig.ts';

/** A change that was made from an old state of its gig. */
export interface Conflict {
  readonly gigNumber: number;
  /** The revision that the change was made from. */
  readonly seenRevision: number;
}

export const GigConflict = builder.objectRef<Conflict>('GigConflict').implement({
  description: 'What somebody else changed of a gig meanwhile.',
  fields: (t) => ({
    gig: t.field({
      type: Gig,
      description: 'The gig as it is now.',
      resolve: ({ gigNumber }, _args, context) => loadGig(gigNumber, context),
    }),
    changes: t.field({
      type: [GigChange],
      description: 'What was changed, the last first.',
      resolve: async ({ gigNumber, seenRevision }, _args, context) => {
        const [gig, page] = await Promise.all([
          loadGig(gigNumber, context),
          context.rest.call(listGigChanges, {
            path: { id: gigNumber },
            query: { since_revision: seenRevision, page_size: maxPageSize },
          }),
        ]);
        return page.results.map((change) => toGigChange(change, gig.timezone, context.productSlug));
      },
    }),
  }),
});
