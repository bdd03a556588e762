import type { UsedMinute } from '../../platform/load/usageHistory.ts';

/** The minutes of all sources together, the earliest first. */
export function sumOfMinutes(minutes: readonly UsedMinute[]): Omit<UsedMinute, 'token'>[] {
  const sums = new Map<number, Omit<UsedMinute, 'token'>>();
  for (const { startMs, operations, refusals, restCalls, callSeconds } of minutes) {
    const sum = sums.get(startMs);
    sums.set(startMs, {
      startMs,
      operations: operations + (sum?.operations ?? 0),
      refusals: refusals + (sum?.refusals ?? 0),
      restCalls: restCalls + (sum?.restCalls ?? 0),
      callSeconds: callSeconds + (sum?.callSeconds ?? 0),
    });
  }
  return [...sums.values()].toSorted((one, other) => one.startMs - other.startMs);
}
