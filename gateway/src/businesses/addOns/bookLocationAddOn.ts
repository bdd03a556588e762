import { addOnNotes } from '@brigade/domain/businesses/addOns/addOnNotes.ts';
import { addOnTypes } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { z } from 'zod';
import { concernedLocation } from '../locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { AddOnType } from './addOnEnums.ts';
import { addOnPaths } from './addOnPaths.ts';
import { createAddOn } from './addOnsApi.ts';
import { type AddOnSource, LocationAddOn } from './LocationAddOn.ts';
import { orderedDays } from './orderedDays.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'bookLocationAddOn',
  {
    description: 'Input for bookLocationAddOn.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      type: t.field({ type: AddOnType, required: true, description: 'The type of add-on to book.' }),
      startDate: t.field({ type: 'Date', required: true, description: 'The first day of the booking.' }),
      endDate: t.field({
        type: 'Date',
        description: 'The last day of the booking. Omit for an open-ended booking.',
      }),
      notes: t.string({ description: 'Free-form notes on what was agreed, at most 1,000 characters.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z
        .looseObject({
          locationId,
          type: z.enum(addOnTypes),
          startDate: z.string(),
          endDate: z.string().nullish(),
          notes: z.nullish(addOnNotes),
        })
        .check(orderedDays),
    },
  },
  {
    description: 'Books an add-on for a location. A location has at most one booking of each type at a time.',
    extensions: errorPaths({ ...addOnPaths, 'add_ons.manage': ['locationId'] }),
    resolve: async (_root, { input }, { rest }): Promise<AddOnSource> => {
      const location = checkedLocationNumber(input.locationId);
      const body = {
        type: input.type,
        start_date: input.startDate,
        end_date: input.endDate ?? null,
        notes: input.notes ?? '',
      };
      const call = rest.call(createAddOn, { path: { locationId: location }, body });
      return { ...(await presentAt(['locationId'], 'location', call)), locationId: location };
    },
  },
  {
    description: 'Return type of bookLocationAddOn.',
    outputFields: (t) => ({
      errors: errorsField(t),
      addOn: t.field({
        type: LocationAddOn,
        nullable: true,
        description: 'The new booking; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      location: concernedLocation(t),
    }),
  },
);
