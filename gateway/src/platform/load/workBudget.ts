/** What callers may use up over time; each has an account of its own. */
export interface WorkBudget {
  /** The seconds until the caller may begin something again; 0 when it may now. */
  readonly secondsUntilCredit: (caller: string) => number;
  /** What the caller has; below 0 after it has used more. */
  readonly balanceOf: (caller: string) => number;
  /** Takes what a caller has used, even if more than it had. */
  readonly charge: (caller: string, amount: number) => void;
}

export interface BudgetLimits {
  /** What a caller can save up. */
  readonly capacity: number;
  /** What each second earns. */
  readonly perSecond: number;
}

/** Accounts of this process. An account is the moment at which its caller has saved up the whole capacity again. */
export interface LocalBudget extends WorkBudget {
  /** Replaces what is known of an account. */
  readonly settle: (caller: string, fullAt: number) => void;
  /** The accounts that are not full, by caller. */
  readonly owing: () => (readonly [caller: string, fullAt: number])[];
}

/** How long an account takes to fill up from nothing, in milliseconds. */
const fillTime = ({ capacity, perSecond }: BudgetLimits) => (capacity / perSecond) * 1000;

/** An account that is overdrawn further than this would mean that a clock has jumped. */
const mostFillTimes = 10;

/** How far ahead an account can be full at most, in milliseconds. */
export const longestDebt = (limits: BudgetLimits) => mostFillTimes * fillTime(limits);

/**
 * Evicts full accounts.
 *
 * @param now milliseconds since any moment
 */
export function createWorkBudget(limits: BudgetLimits, now: () => number): LocalBudget {
  const { capacity, perSecond } = limits;
  const accounts = new Map<string, number>();
  let sweptAt = now();

  function sweep(): void {
    const at = now();
    if (at - sweptAt < fillTime(limits)) return;
    sweptAt = at;
    for (const [caller, fullAt] of accounts) if (fullAt <= at) accounts.delete(caller);
  }

  const fullAt = (caller: string) => Math.max(accounts.get(caller) ?? 0, now());

  function settle(caller: string, at: number): void {
    sweep();
    accounts.set(caller, Math.min(at, now() + longestDebt(limits)));
  }

  const balanceOf = (caller: string) => capacity - ((fullAt(caller) - now()) / 1000) * perSecond;

  return {
    balanceOf,
    secondsUntilCredit(caller) {
      const balance = balanceOf(caller);
      return balance > 0 ? 0 : Math.floor(-balance / perSecond) + 1;
    },
    charge: (caller, amount) => settle(caller, fullAt(caller) + (amount / perSecond) * 1000),
    settle,
    owing: () => [...accounts].filter(([, at]) => at > now()),
  };
}
