import { GigChange } from '../changes/GigChange.ts';
import { listGigChanges } from '../changes/changesApi.ts';
import { toGigChange } from '../changes/toGigChange.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from '../gigs/Gig.ts';
import { gigZone } from '../gigs/gigZone.ts';
import { loadGig } from '../gigs/loadGig.ts';

/** A change that was based on an outdated revision of the gig. */
export interface Conflict {
  readonly gigNumber: number;
  /** The revision that the change was based on. */
  readonly seenRevision: number;
}

export const GigConflict = builder.objectRef<Conflict>('GigConflict').implement({
  description: 'Conflicting changes that other users made to the gig.',
  fields: (t) => ({
    gig: t.field({
      type: Gig,
      description: "The gig's current state.",
      resolve: ({ gigNumber }, _args, context) => loadGig(gigNumber, context),
    }),
    changes: t.field({
      type: [GigChange],
      description: 'The changes made since the expected revision, latest first.',
      resolve: async ({ gigNumber, seenRevision }, _args, context) => {
        const [gig, changes] = await Promise.all([
          loadGig(gigNumber, context),
          wholeList((page) =>
            context.rest.call(listGigChanges, {
              path: { id: gigNumber },
              query: { since_revision: seenRevision, ...page },
            }),
          ),
        ]);
        const zone = (await gigZone(gig, context)) ?? 'UTC';
        return changes.map((change) => toGigChange(change, zone, context.productSlug));
      },
    }),
  }),
});
