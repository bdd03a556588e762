import { addOnNotes } from '@brigade/domain/businesses/addOns/addOnNotes.ts';
import { z } from 'zod';
import { concernedLocation } from '../locations/concernedLocation.ts';
import { locationPartOf } from '../locations/locationPartId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { addOnPaths } from './addOnPaths.ts';
import { changeAddOn } from './addOnsApi.ts';
import { type AddOnSource, LocationAddOn } from './LocationAddOn.ts';
import { orderedDays } from './orderedDays.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const { rule: addOnId, keyOf: checkedAddOn } = nodeIdInput('an add-on', (globalId) =>
  locationPartOf(globalId, 'LocationAddOn'),
);

builder.relayMutationField(
  'updateLocationAddOn',
  {
    description: 'Input for updateLocationAddOn. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      addOnId: t.id({ required: true, description: 'The ID of the booking.' }),
      startDate: t.field({ type: 'Date', description: 'The first day of the booking.' }),
      endDate: t.field({
        type: 'Date',
        description: 'The last day of the booking; null makes it open-ended.',
      }),
      notes: t.string({
        description: 'Free-form notes on what was agreed, at most 1,000 characters; null removes them.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z
        .looseObject({
          addOnId,
          startDate: z.string().nullish(),
          endDate: z.string().nullish(),
          notes: z.nullish(addOnNotes),
        })
        .check(orderedDays),
    },
  },
  {
    description: 'Updates the dates or notes of a booking: ends, reopens or reschedules it.',
    extensions: errorPaths({ ...addOnPaths, 'add_ons.manage': ['addOnId'] }),
    resolve: async (_root, { input }, { rest }): Promise<AddOnSource> => {
      const part = checkedAddOn(input.addOnId);
      const body = {
        ...(input.startDate != null && { start_date: input.startDate }),
        ...(input.endDate !== undefined && { end_date: input.endDate }),
        ...(input.notes !== undefined && { notes: input.notes ?? '' }),
      };
      const call = rest.call(changeAddOn, { path: { ...part }, body });
      return { ...(await presentAt(['addOnId'], 'add-on', call)), locationId: part.locationId };
    },
  },
  {
    description: 'Return type of updateLocationAddOn.',
    outputFields: (t) => ({
      errors: errorsField(t),
      addOn: t.field({
        type: LocationAddOn,
        nullable: true,
        description: 'The updated booking; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      location: concernedLocation(t),
    }),
  },
);
