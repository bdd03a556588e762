import { z } from 'zod';

const wageMessage = 'Enter a wage from $15 to $75 an hour';
const bonusMessage = 'Enter a bonus from $1 to $1,000, or nothing';
const placesMessage = 'Enter a number from 1 to 200';
const breakMessage = 'Enter 0 to 240 minutes';

/** Whole cents: 18.25, not 18.255. */
const isWholeCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

const isBonus = (dollars: number) => dollars === 0 || (dollars >= 1 && dollars <= 1000);

/** A text of at most `limit` characters. Surrounding white space is removed. */
export const textUpTo = (limit: number) => z.string().trim().max(limit, `At most ${limit} characters`);

/** A text that `schema` checks; null, and one of only white space, become null. */
export const nullableText = <Text extends z.ZodType<string, string>>(schema: Text) =>
  z
    .string()
    .nullable()
    .transform((value) => value?.trim() || null)
    .pipe(schema.nullable());

/** Dollars an hour. */
export const wage = z
  .number(wageMessage)
  .min(15, wageMessage)
  .max(75, wageMessage)
  .refine(isWholeCents, 'Enter whole cents');

/** Dollars for each pro on top of the wage; 0 becomes null. */
export const bonus = z
  .number(bonusMessage)
  .refine(isBonus, bonusMessage)
  .refine(isWholeCents, 'Enter whole cents')
  .nullable()
  .transform((dollars) => dollars || null);

/** The number of pros that a gig needs. */
export const places = z.int(placesMessage).min(1, placesMessage).max(200, placesMessage);

/** The minutes of an unpaid break. */
export const breakMinutes = z.int(breakMessage).min(0, breakMessage).max(240, breakMessage);
