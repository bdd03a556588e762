import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { writtenTime } from '../../schedule/recurrence/writtenShift.ts';

const wage = 'Enter a wage from $15 to $75 an hour';
const places = 'Enter a number from 1 to 200';
const unpaidBreak = 'Enter 0 to 240 minutes';

/** Whole cents: 18.25, not 18.255. */
export const isWholeCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

/** A text, up to so many characters, without the white space around it. */
export const textUpTo = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

/** What one line of a posting says: one position, one time, so many places. */
export const lineFields = {
  skill_id: id,
  start_time: writtenTime.describe('On the clock of the place (2026-11-01T18:00:00), or a moment'),
  end_time: writtenTime.describe('At or before the start: on the next day'),
  allowed_confirmed_pros: z.int(places).min(1, places).max(200, places),
  wage_amount: z.number(wage).min(15, wage).max(75, wage).refine(isWholeCents, 'Enter whole cents'),
  unpaid_break_minutes: z.int(unpaidBreak).min(0, unpaidBreak).max(240, unpaidBreak).optional(),
  description: textUpTo(5000).optional(),
};

/** One line of a posting with several. */
export const postingLine = z.strictObject(lineFields);

/** One position, one time, so many places. */
export type PostingLine = z.output<typeof postingLine>;
