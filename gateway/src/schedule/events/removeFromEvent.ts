import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedNumber, eventId, memberGigIds } from './eventIds.ts';
import { affectedGigs, eventField } from './eventPayload.ts';
import { removeGigs } from './eventsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const inputRules = z.looseObject({ eventId, gigIds: memberGigIds.min(1, 'Choose at least one shift') });

builder.relayMutationField(
  'removeFromEvent',
  {
    description: 'Input for removeFromEvent.',
    inputFields: (t) => ({
      eventId: t.id({ required: true, description: 'The ID of the event.' }),
      gigIds: t.idList({ required: true, description: 'The IDs of the gigs to remove, 1 to 100.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Removes gigs from an event. The gigs stay posted. Gigs that do not belong to the event are ignored.',
    extensions: errorPaths({ gig_ids: ['gigIds'], 'gigs.post': ['eventId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const path = { id: checkedNumber(input.eventId, 'Event') };
      const gigIds = input.gigIds.map((id) => checkedNumber(id, 'Gig'));
      await presentAt(['eventId'], 'event', rest.call(removeGigs, { path, query: { gig_ids: gigIds } }));
      return { eventId: path.id, gigIds };
    },
  },
  {
    description: 'Return type of removeFromEvent.',
    outputFields: (t) => ({ errors: errorsField(t), event: eventField(t), gigs: affectedGigs(t) }),
  },
);
