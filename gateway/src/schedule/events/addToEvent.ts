import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedNumber, eventId, memberGigIds, memberShiftIds } from './eventIds.ts';
import { affectedGigs, eventField } from './eventPayload.ts';
import { addGigs, addShifts } from './eventsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const inputRules = z
  .looseObject({ eventId, gigIds: memberGigIds.nullish(), shiftIds: memberShiftIds.nullish() })
  .refine(({ gigIds, shiftIds }) => (gigIds?.length ?? 0) + (shiftIds?.length ?? 0) > 0, {
    message: 'Choose at least one gig or shift',
    path: ['gigIds'],
  });

builder.relayMutationField(
  'addToEvent',
  {
    description: 'Input for addToEvent.',
    inputFields: (t) => ({
      eventId: t.id({ required: true, description: 'The ID of the event.' }),
      gigIds: t.idList({
        description:
          'The IDs of gigs to add, at most 100. They must belong to the organization and not be cancelled.',
      }),
      shiftIds: t.idList({ description: 'The IDs of shifts whose gigs to add, at most 100.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Adds gigs and whole shifts to an event. Either all gigs are added or none, and likewise for shifts. Gigs that belong to another event are removed from it.',
    extensions: errorPaths({
      gig_ids: ['gigIds'],
      gig_shift_ids: ['shiftIds'],
      'gigs.post': ['eventId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const path = { id: checkedNumber(input.eventId, 'Event') };
      const gigIds = (input.gigIds ?? []).map((id) => checkedNumber(id, 'Gig'));
      const shiftIds = (input.shiftIds ?? []).map((id) => checkedNumber(id, 'EventShift'));
      const add = async () => {
        if (gigIds.length > 0) await rest.call(addGigs, { path, body: { gig_ids: gigIds } });
        if (shiftIds.length > 0) await rest.call(addShifts, { path, body: { gig_shift_ids: shiftIds } });
      };
      await presentAt(['eventId'], 'event', add());
      return { eventId: path.id, gigIds };
    },
  },
  {
    description: 'Return type of addToEvent.',
    outputFields: (t) => ({ errors: errorsField(t), event: eventField(t), gigs: affectedGigs(t) }),
  },
);
