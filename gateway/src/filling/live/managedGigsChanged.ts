import { builder } from '../../platform/schema/builder.ts';
import { requireCursor } from './liveArguments.ts';
import { LiveChanges } from './LiveChanges.ts';

builder.subscriptionField('managedGigsChanged', (t) =>
  t.field({
    type: LiveChanges,
    description:
      'Changes of the gigs of all locations where the viewer has a role, and of their applications and direct offers; and of ' +
      'the applications at locations that have left an organization of which the viewer is an admin, if their work is ' +
      'billed to it. FORBIDDEN for platform admins without a role.',
    args: {
      after: t.arg.string({
        description:
          'Resumes after this cursor: that of an earlier event, or the `liveCursor` of a query. Without it, only ' +
          'changes from now on arrive.',
      }),
    },
    subscribe: (_root, { after }, context) =>
      context.followLive({ kind: 'managed' }, requireCursor(after), context),
    resolve: ({ batch }) => batch,
  }),
);
