import { z } from 'zod';
import { id, writtenTime } from '../../platform/server/parameters.ts';
import { lineTermFields } from '../terms/gigTermFields.ts';

/** The request fields of one line of a posting: a position, a time, and a number of places. */
export const lineFields = {
  skill_id: id,
  start_time: writtenTime.describe('A local time (2026-11-01T18:00:00), or an instant'),
  end_time: writtenTime.describe('On the next day if it is not after the start'),
  ...lineTermFields,
};

/** The request schema of one line of a posting. */
export const postingLine = z.strictObject(lineFields);

export type PostingLine = z.output<typeof postingLine>;
