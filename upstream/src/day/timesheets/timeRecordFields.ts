import { z } from 'zod';
import { instantParameter } from '../../platform/server/parameters.ts';

const note = z.string().trim().max(300);

/** The request fields of a time record: when it was, and a remark. */
export const timeRecordFields = {
  time: instantParameter
    .optional()
    .describe(
      'When it was, not in the future; the current time if omitted. Up to a minute ahead, as clocks of devices are, counts as now',
    ),
  note: note
    .nullish()
    .transform((text) => text || null)
    .describe('Why a manager recorded it'),
};

/** A time that a recorded one is changed to. */
export const changedTime = instantParameter.describe(
  'When it really was, not in the future. Up to a minute ahead, as clocks of devices are, counts as now',
);

/** The recorded time that the caller knows. */
export const expectedTime = instantParameter
  .optional()
  .describe('The recorded time that the caller knows: another one refuses the change; omitted to change any');

/** The remark of a changed time record. */
export const changedNote = note
  .nullish()
  .transform((text) => (text === undefined ? undefined : text || null))
  .describe('Why a manager recorded it; stays if omitted, and is removed by null or an empty text');
