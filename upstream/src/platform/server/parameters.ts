import { z } from 'zod';

/** The largest number that JSON carries exactly. */
const largestId = Number.MAX_SAFE_INTEGER;

/** An id in a body. */
export const id = z.int().positive().max(largestId);

/** An id in a path or query. */
export const idParameter = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'must be an id')
  .transform(Number)
  .pipe(z.number().max(largestId));

/** `true` or `false` in a query. */
export const booleanParameter = z.enum(['true', 'false']).transform((text) => text === 'true');

const firstInstant = Date.parse('0001-01-01T00:00:00Z');
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether the database can read an instant: an offset may move it to a year without four digits. */
function hasFourDigitYear(text: string): boolean {
  const time = Date.parse(text);
  return time >= firstInstant && time <= lastInstant;
}

/** An ISO 8601 instant with an offset in a query or body, parsed to a Date. */
export const instantParameter = z.iso
  .datetime({ offset: true, abort: true })
  .refine(hasFourDigitYear, 'Must be in the years 1 to 9999')
  .transform((text) => new Date(text));

const yearMessage = 'Must be in the years 1900 to 2999';

/** Whether a date or a local time stays within four digits in every time zone, and with the days that handlers add. */
function hasUsualYear(text: string): boolean {
  return text >= '1900' && text < '3000';
}

/** A local date (`2026-11-01`) in a query or body. */
export const dateParameter = z.iso
  .date({ error: 'Enter a date', abort: true })
  .refine(hasUsualYear, yearMessage);

/** A local time (`2026-11-01T18:00:00`) or an instant with its offset in a query or body, as it was sent. */
export const writtenTime = z.iso
  .datetime({ local: true, offset: true, error: 'Invalid time', abort: true })
  .refine(hasUsualYear, yearMessage);

/** A comma-separated list in a query, of 1 to `most` values (default 100). */
export function listParameter<Item>(item: z.ZodType<Item, string>, most = 100): z.ZodType<Item[], string> {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(item).min(1).max(most));
}

/** An instant in a response: ISO 8601 in UTC. */
export const instant = z.iso.datetime();
