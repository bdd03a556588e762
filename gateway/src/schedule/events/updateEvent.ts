import { eventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedNumber, eventId } from '../../events/eventIds.ts';
import { EventLeadInput, leadBody } from '../../events/EventLead.ts';
import { eventField } from './eventPayload.ts';
import { changeEvent } from './eventsApi.ts';

builder.relayMutationField(
  'updateEvent',
  {
    description: 'Which event, and what is new. What is left out stays as it is.',
    inputFields: (t) => ({
      eventId: t.id({ required: true, description: 'The event.' }),
      name: t.string({ description: 'What it is called, 3 to 25 characters.' }),
      leads: t.field({
        type: [EventLeadInput],
        description: 'Everybody who leads it on the day, at most 20.',
      }),
    }),
    validate: {
      schema: z.looseObject({ eventId, name: z.optional(eventName), leads: z.nullish(eventLeads) }),
    },
  },
  {
    description: 'Changes the name and the leads of an event. For who may post gigs in its organization.',
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
    description: 'The event as it is now.',
    outputFields: (t) => ({ errors: errorsField(t), event: eventField(t) }),
  },
);
