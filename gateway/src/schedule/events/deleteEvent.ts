import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { checkedNumber, eventId } from './eventIds.ts';
import { removeEvent } from './eventsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'deleteEvent',
  {
    description: 'Input for deleteEvent.',
    inputFields: (t) => ({
      eventId: t.id({ required: true, description: 'The ID of the event to delete.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ eventId }) },
  },
  {
    description:
      'Deletes an event but not its gigs. Requires the permission `gigs.post` at the location of every gig.',
    extensions: errorPaths({ 'gigs.post': ['eventId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const id = checkedNumber(input.eventId, 'Event');
      await presentAt(['eventId'], 'event', rest.call(removeEvent, { path: { id } }));
      return { deletedEventId: input.eventId };
    },
  },
  {
    description: 'Return type of deleteEvent.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedEventId: t.id({
        nullable: true,
        description: 'The ID of the deleted event. Null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.deletedEventId),
      }),
    }),
  },
);
