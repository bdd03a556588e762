import { z } from 'zod';
import { instantParameter } from '../../platform/server/parameters.ts';

/** The request fields of a time record: when it was, and a remark. */
export const timeRecordFields = {
  time: instantParameter
    .optional()
    .describe(
      'When it was, not in the future; the current time if omitted. Up to a minute ahead, as clocks of devices are, counts as now',
    ),
  note: z
    .string()
    .trim()
    .max(300)
    .nullish()
    .transform((note) => note || null)
    .describe('Why a manager recorded it'),
};
