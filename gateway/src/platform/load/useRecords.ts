import { createUsageHistory, type UsageHistory, type UsedMinute } from './usageHistory.ts';
import { type BudgetLimits, createWorkBudget, type WorkBudget } from './workBudget.ts';

/** `interrupted` while what all gateways share cannot be reached, and each counts for itself. */
export type Sharing = 'off' | 'on' | 'interrupted';

/**
 * What callers have used: in this process, or in all gateways together. Only `minutesOf`, `settle` and `close` wait for
 * Redis.
 */
export interface UseRecords {
  /** @param kind names the work; each kind has accounts of its own */
  readonly budget: (kind: string, limits: BudgetLimits) => WorkBudget;
  readonly addUse: UsageHistory['add'];
  /** The minutes of the last hour in which a caller used something, the earliest first; one for each token of a minute. */
  readonly minutesOf: (caller: string) => Promise<readonly UsedMinute[]>;
  /** Waits until the budgets know what was asked of them. */
  readonly settle: () => Promise<void>;
  readonly sharing: () => Sharing;
  readonly close: () => Promise<void>;
}

/** Milliseconds since 1970 by a clock that never jumps, whatever happens to the machine's. */
const steadyTime = () => performance.timeOrigin + performance.now();

/** Records of this process alone. */
export function createLocalRecords(now = () => performance.now()): UseRecords {
  const history = createUsageHistory(steadyTime);
  return {
    budget: (_kind, limits) => createWorkBudget(limits, now),
    addUse: history.add,
    minutesOf: (caller) => Promise.resolve(history.minutesOf(caller)),
    settle: () => Promise.resolve(),
    sharing: () => 'off',
    close: () => Promise.resolve(),
  };
}
