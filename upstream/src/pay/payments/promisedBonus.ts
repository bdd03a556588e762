import { sql } from 'kysely';

/** Dollars on top of the wage of an application: the bonus of its gig and that of its offer. Null without one. */
export const promisedBonus = sql<number | null>`case
  when gigs.boosted_gig_bonus is null then gig_applications.offer_bonus
  else gigs.boosted_gig_bonus + coalesce(gig_applications.offer_bonus, 0) end`;
