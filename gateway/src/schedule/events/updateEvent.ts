import { eventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedNumber, eventId } from './eventIds.ts';
import { EventLeadInput, leadBody } from './EventLead.ts';
import { eventField } from './eventPayload.ts';
import { changeEvent } from './eventsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'updateEvent',
  {
    description: 'Input for updateEvent. Omitted fields keep their values.',
    inputFields: (t) => ({
      eventId: t.id({ required: true, description: 'The ID of the event to update.' }),
      name: t.string({ description: 'The new name of the event, 3 to 25 characters.' }),
      leads: t.field({
        type: [EventLeadInput],
        description: 'The people who lead the event, at most 20. Replaces the current list.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({ eventId, name: z.optional(eventName), leads: z.nullish(eventLeads) }),
    },
  },
  {
    description:
      'Updates the name and the leads of an event. Requires the permission `gigs.post` in its organization.',
    extensions: errorPaths({ name: ['name'], leads: ['leads'], 'gigs.post': ['eventId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const id = checkedNumber(input.eventId, 'Event');
      const body = {
        ...(input.name != null && { name: input.name.trim() }),
        ...(input.leads != null && { leads: input.leads.map(leadBody) }),
      };
      const event = await presentAt(['eventId'], 'event', rest.call(changeEvent, { path: { id }, body }));
      return { eventId: id, event };
    },
  },
  {
    description: 'Return type of updateEvent.',
    outputFields: (t) => ({ errors: errorsField(t), event: eventField(t) }),
  },
);
