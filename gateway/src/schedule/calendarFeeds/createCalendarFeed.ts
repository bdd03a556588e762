import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { CalendarFeed } from './CalendarFeed.ts';
import { calendarFeedId, checkedCalendarFeed } from '../../calendarFeeds/calendarFeedId.ts';
import { createCalendarFeed } from './calendarFeedsApi.ts';
import { feedPlaceBody, feedPlaceRules, requireOnePlace } from '../../calendarFeeds/feedPlaceInput.ts';

builder.relayMutationField(
  'createCalendarFeed',
  {
    description: 'Of what: a location or an event.',
    inputFields: (t) => ({
      locationId: t.id({ description: 'The location whose gigs it shows.' }),
      eventId: t.id({
        description: 'The event whose gigs it shows, at all locations that the viewer may see.',
      }),
      areProsNamed: t.boolean({
        defaultValue: false,
        description: 'Whether it names the confirmed pros, to everybody who has the link.',
      }),
      replacesFeedId: t.id({ description: 'A feed of the same place that is revoked with it.' }),
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
    description: 'Makes a secret link with which calendar programs read gigs. Wages never stand in it.',
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
    description: 'The feed and its link.',
    outputFields: (t) => ({
      errors: errorsField(t),
      feed: t.field({
        type: CalendarFeed,
        nullable: true,
        description: 'The feed; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      url: t.exposeString('url', {
        nullable: true,
        description: 'Its secret link. It stands here and never again: nobody keeps it.',
      }),
    }),
  },
);
