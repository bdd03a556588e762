import { sql } from 'kysely';

/** The average rating of a row of `pro_ratings`, with two decimals. */
export const averageStars = sql<number>`round(stars::numeric / rating_count, 2)`;
