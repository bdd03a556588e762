import { eventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { getLocation } from '../../businesses/locations/locationsApi.ts';
import type { LocationDetailWire } from '../../businesses/locations/locationWire.ts';
import { checkedOrganizationNumber, organizationId } from '../../businesses/organizations/organizationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { type NodeId, nodeId } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedNumber, memberGigIds } from './eventIds.ts';
import { EventLeadInput, leadBody } from './EventLead.ts';
import { affectedGigs, eventField } from './eventPayload.ts';
import { addEvent, type EventBody } from './eventsApi.ts';
import { makeEvent } from './makeEvent.ts';
import { isValidateOnly, validateOnlyField } from '../../platform/schema/validateOnly.ts';

const inputRules = z
  .looseObject({
    locationId: locationId.nullish(),
    organizationId: organizationId.nullish(),
    name: eventName,
    leads: z.nullish(eventLeads),
    gigIds: memberGigIds.nullish(),
  })
  .refine((input) => (input.locationId == null) !== (input.organizationId == null), {
    message: 'Choose either a location or an organization',
    path: ['locationId'],
  });

function locationOf(globalId: NodeId, { rest }: Context): Promise<LocationDetailWire> {
  const call = rest.call(getLocation, { path: { id: checkedLocationNumber(globalId) } });
  return presentAt(['locationId'], 'location', call);
}

/** Validates gigs of an event that does not exist, as one that is created with them. */
async function validateFirstGigs(
  body: EventBody,
  gigIds: readonly number[],
  { rest }: Context,
): Promise<void> {
  await rest.call(addEvent, { body: { ...body, gig_ids: gigIds } });
}

builder.relayMutationField(
  'createEvent',
  {
    description: 'Input for createEvent. Requires either a location or an organization.',
    inputFields: (t) => ({
      locationId: t.id({ description: 'The ID of any location of the organization.' }),
      organizationId: t.id({ description: 'The ID of the organization.' }),
      name: t.string({ required: true, description: 'The name of the event, 3 to 25 characters.' }),
      leads: t.field({ type: [EventLeadInput], description: 'The people who lead the event, at most 20.' }),
      gigIds: t.idList({
        description: 'The IDs of gigs to add, at most 100. If any is refused, the event is not created.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Creates an event in an organization. Gigs that belong to another event are removed from it.',
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
          ? checkedOrganizationNumber(nodeId.parse(input.organizationId))
          : (await locationOf(input.locationId, context)).organization_id;
      const gigIds = (input.gigIds ?? []).map((id) => checkedNumber(id, 'Gig'));
      const body = {
        organization_id: organization,
        name: input.name.trim(),
        leads: (input.leads ?? []).map(leadBody),
      };
      const makesGigs = gigIds.length > 0 && !isValidateOnly({ input });
      const create = () => presentAt(place, 'organization', context.rest.call(addEvent, { body }));
      const event = makesGigs ? await makeEvent(create, gigIds, context) : await create();
      if (gigIds.length > 0 && !makesGigs) await validateFirstGigs(body, gigIds, context);
      return { eventId: event.id, gigIds, ...(gigIds.length === 0 && { event }) };
    },
  },
  {
    description: 'Return type of createEvent.',
    outputFields: (t) => ({ errors: errorsField(t), event: eventField(t), gigs: affectedGigs(t) }),
  },
);
