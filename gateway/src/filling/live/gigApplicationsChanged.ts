import { builder } from '../../platform/schema/builder.ts';
import { requireCursor, requireDatabaseId } from './liveArguments.ts';
import { LiveChanges } from './LiveChanges.ts';

builder.subscriptionField('gigApplicationsChanged', (t) =>
  t.field({
    type: LiveChanges,
    description: 'Changes of a gig, its applications and its direct offers.',
    args: {
      gigId: t.arg.id({ required: true, description: 'The ID of the gig.' }),
      forTeamCaptain: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'Also of the other gigs that the team captain of the gig looks after: those of its event, or without one those of ' +
          'its location. Those who are no team captain follow the ones at their locations.',
      }),
      after: t.arg.string({
        description:
          'Resumes after this cursor: that of an earlier event, or the `liveCursor` of a query. Without it, only ' +
          'changes from now on arrive.',
      }),
    },
    subscribe: (_root, { gigId, forTeamCaptain, after }, context) =>
      context.followLive(
        { kind: forTeamCaptain ? 'captain' : 'gig', id: requireDatabaseId(gigId, 'Gig', 'gigId') },
        requireCursor(after),
        context,
      ),
    resolve: ({ batch }) => batch,
  }),
);
