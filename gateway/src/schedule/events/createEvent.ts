import { eventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
import { getLocation } from '../../businesses/locations/locationsApi.ts';
import type { LocationDetailWire } from '../../businesses/locations/locationWire.ts';
import { checkedOrganizationNumber, organizationId } from '../../organizations/organizationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedNumber, memberGigIds } from '../../events/eventIds.ts';
import { EventLeadInput, leadBody } from '../../events/EventLead.ts';
import { concernedGigs, eventField } from './eventPayload.ts';
import { addEvent } from './eventsApi.ts';

const inputRules = z
  .looseObject({
    locationId: locationId.nullish(),
    organizationId: organizationId.nullish(),
    name: eventName,
    leads: z.nullish(eventLeads),
    gigIds: memberGigIds.nullish(),
  })
  .refine((input) => (input.locationId == null) !== (input.organizationId == null), {
    message: 'Say either the location or the organization',
    path: ['locationId'],
  });

function locationOf(globalId: string, { rest }: Context): Promise<LocationDetailWire> {
  const call = rest.call(getLocation, { path: { id: checkedLocationNumber(globalId) } });
  return presentAt(['locationId'], 'location', call);
}

builder.relayMutationField(
  'createEvent',
  {
    description: 'Whose event, what it is called, and who takes part.',
    inputFields: (t) => ({
      locationId: t.id({ description: 'A location of the organization that has the event.' }),
      organizationId: t.id({ description: 'That organization itself; one of the two is required.' }),
      name: t.string({ required: true, description: 'What it is called, 3 to 25 characters.' }),
      leads: t.field({ type: [EventLeadInput], description: 'Who leads it on the day, at most 20.' }),
      gigIds: t.idList({ description: 'Gigs that join it at once, at most 100: all, or it is not created.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Creates an event of an organization. Gigs that are in another event leave that one.',
    extensions: errorPaths({
      name: ['name'],
      leads: ['leads'],
      gig_ids: ['gigIds'],
      'gigs.post': ['locationId'],
    }),
    resolve: async (_root, { input }, context) => {
      const place = input.locationId == null ? ['organizationId'] : ['locationId'];
      const organization =
        input.locationId == null
          ? checkedOrganizationNumber(input.organizationId ?? '')
          : (await locationOf(input.locationId, context)).organization_id;
      const gigIds = (input.gigIds ?? []).map((id) => checkedNumber(id, 'Gig'));
      const body = {
        organization_id: organization,
        name: input.name.trim(),
        leads: (input.leads ?? []).map(leadBody),
        ...(gigIds.length > 0 && { gig_ids: gigIds }),
      };
      const event = await presentAt(place, 'organization', context.rest.call(addEvent, { body }));
      return { eventId: event.id, event, gigIds };
    },
  },
  {
    description: 'The new event and the gigs that joined it.',
    outputFields: (t) => ({ errors: errorsField(t), event: eventField(t), gigs: concernedGigs(t) }),
  },
);
