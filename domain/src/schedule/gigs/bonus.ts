import * as z from 'zod/mini';

/** The least and the most that each pro can earn on top, in cents. */
export const bonusLimits = { least: 100, most: 100_000 } as const;

/** What is wrong with any other bonus. */
export const bonusMessage = 'Enter a bonus from $1 to $1,000, or nothing';

/** What each pro earns on top of the wage, in whole cents; 0 is nothing. */
export const bonusCents = z
  .int(bonusMessage)
  .check(
    z.refine(
      (cents) => cents === 0 || (cents >= bonusLimits.least && cents <= bonusLimits.most),
      bonusMessage,
    ),
  );

const boostMessage = 'Enter a bonus from $1 to $1,000';

/** What a boost puts on a gig for each pro, in whole cents: never nothing. */
export const boostCents = z
  .int(boostMessage)
  .check(z.minimum(bonusLimits.least, boostMessage), z.maximum(bonusLimits.most, boostMessage));
