import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { checkedNumber, eventId } from '../../events/eventIds.ts';
import { removeEvent } from './eventsApi.ts';

builder.relayMutationField(
  'deleteEvent',
  {
    description: 'Which event.',
    inputFields: (t) => ({ eventId: t.id({ required: true, description: 'The event.' }) }),
    validate: { schema: z.looseObject({ eventId }) },
  },
  {
    description:
      'Deletes an event. Its gigs stay as they are, in no event. For who may post at the location of each of them.',
    extensions: errorPaths({ 'gigs.post': ['eventId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const id = checkedNumber(input.eventId, 'Event');
      await presentAt(['eventId'], 'event', rest.call(removeEvent, { path: { id } }));
      return { deletedEventId: input.eventId };
    },
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedEventId: t.id({
        nullable: true,
        description: 'The id that the event had; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.deletedEventId),
      }),
    }),
  },
);
