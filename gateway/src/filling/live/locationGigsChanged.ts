import { builder } from '../../platform/schema/builder.ts';
import { requireCursor, requireDatabaseId } from './liveArguments.ts';
import { LiveChanges } from './LiveChanges.ts';

builder.subscriptionField('locationGigsChanged', (t) =>
  t.field({
    type: LiveChanges,
    description: 'Changes of the gigs of a location, and of their applications and direct offers.',
    args: {
      locationId: t.arg.id({ required: true, description: 'The ID of the location.' }),
      after: t.arg.string({
        description:
          'Resumes after this cursor: that of an earlier event, or the `liveCursor` of a query. Without it, only ' +
          'changes from now on arrive.',
      }),
    },
    subscribe: (_root, { locationId, after }, context) =>
      context.followLive(
        { kind: 'location', id: requireDatabaseId(locationId, 'Location', 'locationId') },
        requireCursor(after),
        context,
      ),
    resolve: ({ batch }) => batch,
  }),
);
