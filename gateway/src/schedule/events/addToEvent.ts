import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedNumber, eventId, memberGigIds, memberShiftIds } from '../../events/eventIds.ts';
import { concernedGigs, eventField } from './eventPayload.ts';
import { addGigs, addShifts } from './eventsApi.ts';

const inputRules = z
  .looseObject({ eventId, gigIds: memberGigIds.nullish(), shiftIds: memberShiftIds.nullish() })
  .refine(({ gigIds, shiftIds }) => (gigIds?.length ?? 0) + (shiftIds?.length ?? 0) > 0, {
    message: 'Choose at least one gig or shift',
    path: ['gigIds'],
  });

builder.relayMutationField(
  'addToEvent',
  {
    description: 'Which event, and what joins it.',
    inputFields: (t) => ({
      eventId: t.id({ required: true, description: 'The event.' }),
      gigIds: t.idList({ description: 'Gigs of its organization that are not cancelled, at most 100.' }),
      shiftIds: t.idList({ description: 'Shifts of which all such gigs join, at most 100.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Adds gigs to an event, and all gigs of shifts: of each kind all or none. Those in another event leave it.',
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
    description: 'The event and the gigs that joined it.',
    outputFields: (t) => ({ errors: errorsField(t), event: eventField(t), gigs: concernedGigs(t) }),
  },
);
