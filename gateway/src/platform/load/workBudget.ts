/** What callers may use up over time; each has an account of its own. */
export interface WorkBudget {
  /** The seconds until the caller may begin something again; 0 when it may now. */
  readonly secondsUntilCredit: (caller: string) => number;
  /** What the caller has; below 0 after it has used more. */
  readonly balanceOf: (caller: string) => number;
  /** Takes what a caller has used, even if more than it had. */
  readonly charge: (caller: string, amount: number) => void;
}

export interface WorkBudgetOptions {
  /** What a caller can save up. */
  readonly capacity: number;
  /** What each second earns. */
  readonly perSecond: number;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

interface Account {
  balance: number;
  at: number;
}

/** Accounts that are full are forgotten. */
export function createWorkBudget({ capacity, perSecond, now }: WorkBudgetOptions): WorkBudget {
  const accounts = new Map<string, Account>();
  let sweptAt = now();

  function earn(account: Account): number {
    const at = now();
    account.balance = Math.min(capacity, account.balance + ((at - account.at) / 1000) * perSecond);
    account.at = at;
    return account.balance;
  }

  function sweep(): void {
    if (now() - sweptAt < (capacity / perSecond) * 1000) return;
    sweptAt = now();
    for (const [caller, account] of accounts) if (earn(account) === capacity) accounts.delete(caller);
  }

  function balanceOf(caller: string): number {
    const account = accounts.get(caller);
    return account === undefined ? capacity : earn(account);
  }

  return {
    balanceOf,
    secondsUntilCredit(caller) {
      const balance = balanceOf(caller);
      return balance > 0 ? 0 : Math.floor(-balance / perSecond) + 1;
    },
    charge(caller, amount) {
      sweep();
      const account = accounts.get(caller) ?? { balance: capacity, at: now() };
      accounts.set(caller, account);
      account.balance = earn(account) - amount;
    },
  };
}
