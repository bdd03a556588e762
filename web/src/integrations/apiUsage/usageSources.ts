import type { UsageMeasure } from './usageSearch.ts';

/** What was used in a minute. */
interface UsageMinute extends Readonly<Record<UsageMeasure, number>> {
  readonly startedAt: string;
}

/** What used something: all sessions together, or an API token. */
export interface UsageSource {
  /** 'sessions', or the number of the token. */
  readonly id: string;
  readonly name: string;
  readonly minutes: readonly UsageMinute[];
}

interface Wire {
  readonly apiTokenDatabaseId?: number | null;
  readonly apiToken?: { readonly name: string; readonly hint: string } | null;
}

export const sessionsId = 'sessions';

/** How a source is found in addresses. */
export function sourceId({ apiTokenDatabaseId: token }: Wire): string {
  return token == null ? sessionsId : String(token);
}

/** What a source is called. Tokens can have the same name, but hardly the same end. */
export function sourceName({ apiTokenDatabaseId: token, apiToken }: Wire): string {
  if (token == null) return 'Web sessions';
  return apiToken ? `${apiToken.name} (…${apiToken.hint})` : `Revoked token ${token}`;
}

/** What was used in some minutes. */
export function sumOf(minutes: readonly UsageMinute[], measure: UsageMeasure): number {
  return minutes.reduce((sum, minute) => sum + minute[measure], 0);
}
