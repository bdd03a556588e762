/** How a break, or all breaks of a shift, compare with the break rules of the market. */
export const breakCompliances = [
  'COMPLIANT',
  'NON_COMPLIANT',
  'NOT_APPLICABLE',
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_LATE',
  'SKIPPED',
  'UNKNOWN',
  'NO_START_END_TIME',
  'SHORT_SHIFT',
] as const;
