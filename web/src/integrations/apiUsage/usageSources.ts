import type { UsageMeasure } from './usageSearch.ts';

/** What was used in a minute. */
interface UsageMinute extends Readonly<Record<UsageMeasure, number>> {
  readonly startedAt: string;
}

/** What the chart needs of what used something. */
export interface UsedBy {
  readonly id: string;
  readonly name: string;
  readonly minutes: readonly UsageMinute[];
}

/** All sessions together, or an API token, with what is left of its time of REST calls in seconds. */
export interface UsageSource extends UsedBy {
  readonly left: number;
  readonly limit: number;
  readonly fullInSeconds: number;
}

/** The id of the sessions; that of a token is its number. */
export const sessionsId = 'sessions';

/** What was used in some minutes. */
export function sumOf(minutes: readonly UsageMinute[], measure: UsageMeasure): number {
  return minutes.reduce((sum, minute) => sum + minute[measure], 0);
}
