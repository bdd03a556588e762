import { addOnTypes } from '@brigade/domain/addOns/addOnTypes.ts';
import { z } from 'zod';
import { wireDate } from '../schema/wireTime.ts';

/** A booking of an add-on. */
export const addOnWire = z.object({
  id: z.int(),
  type: z.enum(addOnTypes),
  start_date: wireDate,
  /** The last day; null: until somebody ends it. */
  end_date: wireDate.nullish(),
  notes: z.string().nullish(),
});

export type AddOnWire = z.infer<typeof addOnWire>;
