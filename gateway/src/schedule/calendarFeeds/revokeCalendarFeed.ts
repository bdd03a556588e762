import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { calendarFeedId, checkedCalendarFeed } from './calendarFeedId.ts';
import { revokeCalendarFeed } from './calendarFeedsApi.ts';

builder.relayMutationField(
  'revokeCalendarFeed',
  {
    description: 'Input for revokeCalendarFeed.',
    inputFields: (t) => ({ feedId: t.id({ required: true, description: 'The ID of the feed to revoke.' }) }),
    validate: { schema: z.looseObject({ feedId: calendarFeedId }) },
  },
  {
    description: 'Revokes a calendar feed. Calendar apps that still request it receive status 410.',
    extensions: errorPaths({ 'gigs.post': ['feedId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const path = { id: checkedCalendarFeed(input.feedId) };
      await presentAt(['feedId'], 'calendar feed', rest.call(revokeCalendarFeed, { path }));
      return { revokedFeedId: input.feedId };
    },
  },
  {
    description: 'Return type of revokeCalendarFeed.',
    outputFields: (t) => ({
      errors: errorsField(t),
      revokedFeedId: t.exposeID('revokedFeedId', {
        nullable: true,
        description: 'The ID of the revoked feed. Null if the mutation failed.',
      }),
    }),
  },
);
