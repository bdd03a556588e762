import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedNumber, eventId, memberGigIds } from '../../events/eventIds.ts';
import { concernedGigs, eventField } from './eventPayload.ts';
import { removeGigs } from './eventsApi.ts';

const inputRules = z.looseObject({ eventId, gigIds: memberGigIds.min(1, 'Choose at least one gig') });

builder.relayMutationField(
  'removeFromEvent',
  {
    description: 'Which event, and what leaves it.',
    inputFields: (t) => ({
      eventId: t.id({ required: true, description: 'The event.' }),
      gigIds: t.idList({ required: true, description: 'The gigs, 1 to 100.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Takes gigs out of an event. They stay posted; gigs that are not in it stay as they are.',
    extensions: errorPaths({ gig_ids: ['gigIds'], 'gigs.post': ['eventId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const path = { id: checkedNumber(input.eventId, 'Event') };
      const gigIds = input.gigIds.map((id) => checkedNumber(id, 'Gig'));
      await presentAt(['eventId'], 'event', rest.call(removeGigs, { path, query: { gig_ids: gigIds } }));
      return { eventId: path.id, gigIds };
    },
  },
  {
    description: 'The event and the gigs that left it.',
    outputFields: (t) => ({ errors: errorsField(t), event: eventField(t), gigs: concernedGigs(t) }),
  },
);
