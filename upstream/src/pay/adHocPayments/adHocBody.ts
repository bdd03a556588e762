import { z } from 'zod';
import { id, instantParameter } from '../../platform/server/parameters.ts';
import { adHocReasons } from './adHocPaymentTerms.ts';

/** The maximum length of a description, in characters. */
const longestDescription = 500;

const tooLittle = 'Amount must be at least $0.50';
const tooMuch = 'Amount must be at most $10,000';

const dollars = (amount: z.ZodType<number, number>) =>
  amount.refine((value) => value >= 0.5, tooLittle).refine((value) => value <= 10_000, tooMuch);

const toCents = (amount: number) => Math.round(amount * 100);

/** An amount in a body; dollars, parsed to cents. */
export const amountInBody = dollars(z.number(tooLittle)).transform(toCents);

/** An amount in a query; dollars, parsed to cents. */
export const amountInQuery = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,2})?$/, tooLittle)
  .transform(Number)
  .pipe(dollars(z.number()))
  .transform(toCents);

/** The hours as they really were. */
const realHours = z
  .strictObject({ start_time: instantParameter, end_time: instantParameter })
  .transform(({ start_time, end_time }) => ({ start: start_time, end: end_time }));

/** The fields that both calls for a new payment have. */
export const claimFields = {
  application_id: id,
  reason: z.enum(adHocReasons),
  description: z
    .string()
    .trim()
    .max(longestDescription, `At most ${longestDescription} characters`)
    .transform((text) => text || null)
    .nullable()
    .default(null)
    .describe('Required for REIMBURSEMENT and OTHER'),
  workinghours: realHours
    .nullable()
    .default(null)
    .describe('Required for ADJUST_HOURS: the hours as they were'),
};
