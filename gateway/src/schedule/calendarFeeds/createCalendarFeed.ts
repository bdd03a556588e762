import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { CalendarFeed } from './CalendarFeed.ts';
import { calendarFeedId, checkedCalendarFeed } from './calendarFeedId.ts';
import { createCalendarFeed } from './calendarFeedsApi.ts';
import { feedPlaceBody, feedPlaceRules, requireOnePlace } from './feedPlaceInput.ts';

builder.relayMutationField(
  'createCalendarFeed',
  {
    description: 'Input for createCalendarFeed. Requires either a location or an event.',
    inputFields: (t) => ({
      locationId: t.id({ description: 'The ID of the location whose gigs the feed contains.' }),
      eventId: t.id({
        description:
          'The ID of the event whose gigs the feed contains, at every location the viewer can see.',
      }),
      areProsNamed: t.boolean({
        defaultValue: false,
        description:
          'Whether the feed includes the names of confirmed pros, visible to anyone with the link.',
      }),
      replacesFeedId: t.id({
        description: 'The ID of a feed of the same location or event to revoke at the same time.',
      }),
    }),
    validate: {
      schema: z
        .looseObject({
          ...feedPlaceRules,
          areProsNamed: z.boolean().nullish(),
          replacesFeedId: calendarFeedId.nullish(),
        })
        .check(requireOnePlace),
    },
  },
  {
    description:
      'Creates a secret link through which calendar apps read gigs. The feed never includes wages.',
    extensions: errorPaths({
      location_id: ['locationId'],
      event_id: ['eventId'],
      replaces_id: ['replacesFeedId'],
      'gigs.post': ['locationId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const body = {
        ...feedPlaceBody(input),
        are_pros_named: input.areProsNamed ?? false,
        replaces_id: input.replacesFeedId == null ? null : checkedCalendarFeed(input.replacesFeedId),
      };
      return presentAt(
        [input.eventId == null ? 'locationId' : 'eventId'],
        'place',
        rest.call(createCalendarFeed, { body }),
      );
    },
  },
  {
    description: 'Return type of createCalendarFeed.',
    outputFields: (t) => ({
      errors: errorsField(t),
      feed: t.field({
        type: CalendarFeed,
        nullable: true,
        description: 'The new feed. Null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      url: t.exposeString('url', {
        nullable: true,
        description: 'The secret link of the feed. It is returned only once and cannot be retrieved later.',
      }),
    }),
  },
);
