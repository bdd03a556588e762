import type { Context } from '../../platform/context.ts';
import { type PathsByTarget, userError } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { Gig } from '../gigs/Gig.ts';
import { loadGig } from '../gigs/loadGig.ts';
import { linePaths } from '../posting/postingPaths.ts';
import { termPaths } from '../terms/termBodies.ts';
import type { PostedGigWire } from './gigImportsApi.ts';
import { unlessValidated } from '../../platform/schema/validateOnly.ts';

/** Maps the fields that REST names to paths into a row. */
const rowPaths: PathsByTarget = {
  ...Object.fromEntries(Object.entries(linePaths).map(([wire, path]) => [wire, ['line', ...path]])),
  ...termPaths('import'),
};

function gigOrNull(id: number | null | undefined, context: Context) {
  return id == null ? null : loadGig(id, context);
}

export const PostedGigResult = builder.objectRef<PostedGigWire>('PostedGigResult').implement({
  description: 'The result for one gig of an import or a copy.',
  fields: (t) => ({
    startTime: t.expose('start_time', {
      type: 'DateTime',
      nullable: true,
      description: 'The start time. Null if the gig cannot be posted.',
    }),
    endTime: t.expose('end_time', {
      type: 'DateTime',
      nullable: true,
      description: 'The end time. Null if the gig cannot be posted.',
    }),
    errors: t.field({
      type: [UserError],
      description:
        'The reasons the gig cannot be posted, with paths into its row. Empty if it can be posted.',
      resolve: ({ problems }) =>
        problems.map(({ target, message }) =>
          userError('INVALID', message, target === null ? [] : (rowPaths[target] ?? [])),
        ),
    }),
    sameGig: t.field({
      type: Gig,
      nullable: true,
      description: 'An existing gig for the same position at an overlapping time, if any.',
      resolve: ({ same_gig_id }, _args, context) => gigOrNull(same_gig_id, context),
    }),
    copiedGig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig that was copied. Null for a row of a table.',
      resolve: ({ copied_gig_id }, _args, context) => gigOrNull(copied_gig_id, context),
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The posted gig. Null if none was posted.',
      resolve: (result, _args, context) => gigOrNull(unlessValidated(result, result.gig_id), context),
    }),
  }),
});
