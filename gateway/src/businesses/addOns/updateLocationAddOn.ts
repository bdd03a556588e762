import { addOnNotes } from '@brigade/domain/businesses/addOns/addOnNotes.ts';
import { z } from 'zod';
import { concernedLocation } from '../locations/concernedLocation.ts';
import { locationPartOf } from '../locations/locationPartId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { addOnPaths } from './addOnPaths.ts';
import { changeAddOn } from './addOnsApi.ts';
import { type AddOnSource, LocationAddOn } from './LocationAddOn.ts';
import { orderedDays } from './orderedDays.ts';

const partOf = (globalId: string) => locationPartOf(globalId, 'LocationAddOn');
const addOnId = z.string().refine((id) => partOf(id) !== null, 'This is not the id of an add-on');

builder.relayMutationField(
  'updateLocationAddOn',
  {
    description: 'Which booking, and what changes about it. What is left out stays.',
    inputFields: (t) => ({
      addOnId: t.id({ required: true, description: 'The booking.' }),
      startDate: t.field({ type: 'Date', description: 'The first day.' }),
      endDate: t.field({
        type: 'Date',
        description: 'The last day, which ends it; null for going on until somebody ends it.',
      }),
      notes: t.string({ description: 'What was agreed, at most 1000 characters.' }),
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
    description: 'Changes the days or the notes of a booking: ends it, lets it go on, or moves it.',
    extensions: errorPaths({ ...addOnPaths, 'add_ons.manage': ['addOnId'] }),
    resolve: async (_root, { input }, { rest }): Promise<AddOnSource> => {
      const part = partOf(input.addOnId);
      if (part === null) throw new TypeError('The id of an add-on was not checked');
      const body = {
        ...(input.startDate != null && { start_date: input.startDate }),
        ...(input.endDate !== undefined && { end_date: input.endDate }),
        ...(input.notes != null && { notes: input.notes }),
      };
      const call = rest.call(changeAddOn, { path: { ...part }, body });
      return { ...(await presentAt(['addOnId'], 'add-on', call)), locationId: part.locationId };
    },
  },
  {
    description: 'The booking as it is now, and the location that made it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      addOn: t.field({
        type: LocationAddOn,
        nullable: true,
        description: 'The booking; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      location: concernedLocation(t),
    }),
  },
);
