import { type RawBuilder, sql } from 'kysely';

/**
 * For queries over `pro_certifications as held`: whether the certification counts on a day, a date at the place of work. It
 * counts until its last day has ended there.
 */
export const countsOn = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  held.status = 'APPROVED' and (held.expiration_date is null or held.expiration_date >= ${day})
)`;
