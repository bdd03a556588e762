import { builder } from '../../platform/schema/builder.ts';
import { requireCursor, requireDatabaseId } from './liveArguments.ts';
import { LiveChanges } from './LiveChanges.ts';

builder.subscriptionField('gigApplicationsChanged', (t) =>
  t.field({
    type: LiveChanges,
    description: 'Changes of a gig, its applications and its direct offers.',
    args: {
      gigId: t.arg.id({ required: true, description: 'The id of the gig.' }),
      after: t.arg.string({
        description:
          'Resumes after this cursor: that of an earlier event, or the `liveCursor` of a query. Without it, only ' +
          'changes from now on arrive.',
      }),
    },
    subscribe: (_root, { gigId, after }, context) =>
      context.followLive(
        { kind: 'gig', id: requireDatabaseId(gigId, 'Gig', 'gigId') },
        requireCursor(after),
        context,
      ),
    resolve: ({ batch }) => batch,
  }),
);
