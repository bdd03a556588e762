import { addOnTypes } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { z } from 'zod';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { wireDate } from '../../platform/schema/wireTime.ts';

/** A booking of an add-on. */
export const addOnWire = z.object({
  id: z.int(),
  /** Null for an unknown type. */
  type: openEnum(addOnTypes),
  start_date: wireDate,
  /** The last day; null if the booking is open-ended. */
  end_date: wireDate.nullish(),
  notes: z.string().nullish(),
});

export type AddOnWire = z.infer<typeof addOnWire>;
