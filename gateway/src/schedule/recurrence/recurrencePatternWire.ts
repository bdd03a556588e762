import { recurrenceFrequencies } from '@brigade/domain/schedule/recurrence/recurrenceFrequency.ts';
import { z } from 'zod';
import { wireDate } from '../../platform/schema/wireTime.ts';

/** The recurrence rule of a gig. */
export const recurrencePatternWire = z.object({
  freq: z.enum(recurrenceFrequencies),
  interval: z.int(),
  byweekdays: z.array(z.object({ weekday: z.int().min(0).max(6), occurrence: z.int().nullish() })),
  until: wireDate.nullish(),
  /** The first start, in local time. Not every server sends it. */
  dtstart: z.iso.datetime({ local: true, offset: true }).nullish(),
});

/** A recurrence rule, or null for one with a frequency that is unknown here. */
export const readableRecurrence = z.union([
  recurrencePatternWire,
  z.looseObject({ freq: z.string() }).transform(() => null),
]);

export type RecurrencePatternWire = z.infer<typeof recurrencePatternWire>;
