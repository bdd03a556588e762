import type { CallerKey } from './callerKey.ts';
import type { CallTime, CallTimes } from './callTimes.ts';
import type { UsedMinute } from './usageHistory.ts';
import type { UseRecords } from './useRecords.ts';

/** What a caller used in the last hour with one API token, or with all its sessions. */
export interface CallerUse {
  /** The number of the token; null for sessions. */
  readonly token: number | null;
  /** What is left of the token's part, or of the whole share for sessions. */
  readonly callTime: CallTime;
  /** The minutes in which something was used, the earliest first. */
  readonly minutes: readonly UsedMinute[];
}

/** The sessions of a caller, and each token with which something was used, in the order of their numbers. */
export async function usedBySource(
  { caller }: CallerKey,
  times: CallTimes,
  records: Pick<UseRecords, 'minutesOf' | 'settle'>,
): Promise<readonly CallerUse[]> {
  const used = await records.minutesOf(caller);
  const numbers = new Set(used.map(({ token }) => token).filter((token) => token !== null));
  const keys = [null, ...[...numbers].toSorted((one, other) => one - other)].map((token) => ({
    caller,
    token,
  }));
  // Another gateway may have charged them.
  for (const key of keys) times.secondsUntilCredit(key);
  await records.settle();
  return keys.map((key) => ({
    token: key.token,
    callTime: times.ofToken(key) ?? times.ofCaller(key),
    minutes: used.filter(({ token }) => token === key.token),
  }));
}
