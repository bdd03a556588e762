/** What is worth knowing before gigs are posted. None of it keeps anyone from posting. */
export const postingWarningCodes = [
  'SAME_GIG_EXISTS',
  'NO_MANAGER_ON_DUTY',
  'WAGE_BELOW_RECOMMENDED',
  'STARTS_WITHIN_24_HOURS',
  'FAIR_NOTICE',
  'LONG_SHIFT',
  'CLOCK_CHANGE',
] as const;

/** One kind of warning. */
export type PostingWarningCode = (typeof postingWarningCodes)[number];
