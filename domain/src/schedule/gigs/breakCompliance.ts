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

/** One of {@link breakCompliances}. */
export type BreakCompliance = (typeof breakCompliances)[number];

const labels: Record<BreakCompliance, string> = {
  COMPLIANT: 'Taken on time',
  NON_COMPLIANT: 'Any problem',
  NOT_APPLICABLE: 'No break rule',
  TOO_LONG: 'Too long',
  TOO_SHORT: 'Too short',
  TOO_LATE: 'Too late',
  SKIPPED: 'Not taken',
  UNKNOWN: 'Not known yet',
  NO_START_END_TIME: 'Punch missing',
  SHORT_SHIFT: 'Shift too short',
};

/** What filters by break compliance are called on screen. The list of breaks itself is “Break compliance”. */
export const breakFilterLabel = 'Break check';

/** A break compliance in words. */
export function breakComplianceLabel(compliance: BreakCompliance): string {
  return labels[compliance];
}
