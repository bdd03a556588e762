import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { calendarFeedId, checkedCalendarFeed } from '../../calendarFeeds/calendarFeedId.ts';
import { revokeCalendarFeed } from './calendarFeedsApi.ts';

builder.relayMutationField(
  'revokeCalendarFeed',
  {
    description: 'Which feed.',
    inputFields: (t) => ({ feedId: t.id({ required: true, description: 'The feed.' }) }),
    validate: { schema: z.looseObject({ feedId: calendarFeedId }) },
  },
  {
    description: 'Ends a calendar feed. Programs that still ask for it are told so.',
    extensions: errorPaths({ 'gigs.post': ['feedId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const path = { id: checkedCalendarFeed(input.feedId) };
      await presentAt(['feedId'], 'calendar feed', rest.call(revokeCalendarFeed, { path }));
      return { revokedFeedId: input.feedId };
    },
  },
  {
    description: 'What was revoked.',
    outputFields: (t) => ({
      errors: errorsField(t),
      revokedFeedId: t.exposeID('revokedFeedId', {
        nullable: true,
        description: 'The id of the feed that is no more; null when it was refused.',
      }),
    }),
  },
);
