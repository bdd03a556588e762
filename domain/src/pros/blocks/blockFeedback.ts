import * as z from 'zod/mini';

/** The most characters of a comment on the reason of a block. */
export const blockFeedbackLimit = 1000;

/** A comment on the reason of a block; may be empty. */
export const blockFeedback = z
  .string()
  .check(z.trim(), z.maxLength(blockFeedbackLimit, `At most ${blockFeedbackLimit} characters`));
