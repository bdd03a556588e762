import type { CallerKey } from './callerKey.ts';
import type { LoadSettings } from './loadSettings.ts';
import type { UseRecords } from './useRecords.ts';
import type { BudgetLimits, WorkBudget } from './workBudget.ts';

/** Time of REST calls, in seconds. */
export interface CallTime {
  readonly left: number;
  /** What can be saved up. */
  readonly limit: number;
  /** How long it takes until that is saved up again. */
  readonly fullInSeconds: number;
  /** How long it would take from nothing. */
  readonly windowSeconds: number;
}

/** The time of REST calls of all callers: each has an account, and each API token a part of that of its account. */
export interface CallTimes {
  /** The seconds until the caller may begin something again; 0 when it may now. */
  readonly secondsUntilCredit: (key: CallerKey) => number;
  readonly charge: (key: CallerKey, seconds: number) => void;
  /** What an account or network has. */
  readonly ofCaller: (key: CallerKey) => CallTime;
  /** What an API token has by itself; null without one. */
  readonly ofToken: (key: CallerKey) => CallTime | null;
}

/** Like a caller in the records, but with a name of its own. */
const tokenName = ({ caller, token }: CallerKey) => `${caller} token ${token}`;

function timeIn(budget: WorkBudget, { capacity, perSecond }: BudgetLimits, name: string): CallTime {
  const balance = budget.balanceOf(name);
  return {
    left: Math.max(0, Math.floor(balance)),
    limit: Math.floor(capacity),
    fullInSeconds: Math.ceil((capacity - balance) / perSecond),
    windowSeconds: Math.ceil(capacity / perSecond),
  };
}

export function createCallTimes(
  { callSeconds, callSecondsPerSecond, tokenPart }: LoadSettings,
  records: Pick<UseRecords, 'budget'>,
): CallTimes {
  const whole = { capacity: callSeconds, perSecond: callSecondsPerSecond };
  const part = { capacity: callSeconds * tokenPart, perSecond: callSecondsPerSecond * tokenPart };
  const callers = records.budget('calls', whole);
  const tokens = records.budget('tokens', part);
  return {
    secondsUntilCredit(key) {
      const ofCaller = callers.secondsUntilCredit(key.caller);
      return key.token === null ? ofCaller : Math.max(ofCaller, tokens.secondsUntilCredit(tokenName(key)));
    },
    charge(key, seconds) {
      callers.charge(key.caller, seconds);
      if (key.token !== null) tokens.charge(tokenName(key), seconds);
    },
    ofCaller: ({ caller }) => timeIn(callers, whole, caller),
    ofToken: (key) => (key.token === null ? null : timeIn(tokens, part, tokenName(key))),
  };
}

/** The time that ends first. */
export function scarcerTime(ofCaller: CallTime, ofToken: CallTime | null): CallTime {
  return ofToken === null || ofCaller.left < ofToken.left ? ofCaller : ofToken;
}
