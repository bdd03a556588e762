import { type BudgetLimits, createWorkBudget, longestDebt, type WorkBudget } from '../load/workBudget.ts';
import type { BatchPart, PartOptions } from './batchPart.ts';
import { freshCallers } from './freshCallers.ts';
import { type Command, listOf, type Reply } from './reply.ts';
import type { SharedClock } from './sharedClock.ts';

/** How often full accounts are removed from Redis, and for how long they have been full by then, in milliseconds. */
const pruneInterval = 60_000;

/** Arguments of ZADD that give callers one score. */
const scored = (score: number, callers: readonly string[]) =>
  callers.flatMap((caller) => [String(score), caller]);

/**
 * Accounts that all gateways charge. Each decides by what it knows, and never waits: what others have charged reaches it
 * with the next batch. In Redis, they are a sorted set of callers by when their accounts will be full.
 */
export function createSharedBudget(
  { key, now, isUp, schedule }: PartOptions,
  limits: BudgetLimits,
  clock: SharedClock,
): WorkBudget & BatchPart {
  const local = createWorkBudget(limits, now);
  /** What was charged since the last batch, in milliseconds that the account fills up later. */
  const charges = new Map<string, number>();
  const questions = new Set<string>();
  const fresh = freshCallers(now);
  let prunedAt = now();

  function prune(): Command[] {
    if (now() - prunedAt < pruneInterval) return [];
    prunedAt = now();
    return [['ZREMRANGEBYSCORE', key, '-inf', String(clock.toShared(now()) - pruneInterval)]];
  }

  function settle(callers: readonly string[], scores: readonly Reply[]): void {
    callers.forEach((caller, index) => {
      const score = scores[index];
      local.settle(caller, score === null ? now() : clock.toLocal(Number(score)));
      local.charge(caller, ((charges.get(caller) ?? 0) / 1000) * limits.perSecond);
      fresh.add(caller);
    });
  }

  return {
    balanceOf: local.balanceOf,
    secondsUntilCredit(caller) {
      if (isUp() && !fresh.has(caller)) {
        // Until the reply comes, it is not asked for again.
        fresh.add(caller);
        questions.add(caller);
        schedule();
      }
      return local.secondsUntilCredit(caller);
    },
    charge(caller, amount) {
      local.charge(caller, amount);
      if (!isUp()) return;
      charges.set(caller, (charges.get(caller) ?? 0) + (amount / limits.perSecond) * 1000);
      schedule();
    },
    take() {
      const at = clock.toShared(now());
      const charged = [...charges.keys()];
      const callers = [...new Set([...charged, ...questions])];
      const increments = [...charges].map(([caller, amount]) => ['ZINCRBY', key, String(amount), caller]);
      charges.clear();
      questions.clear();
      if (callers.length === 0) return { commands: prune(), settle: () => {} };
      const commands = [
        ...prune(),
        // An account that was full begins now. Nothing depends on what other gateways send in between.
        ...(charged.length > 0 ? [['ZADD', key, 'GT', ...scored(at, charged)]] : []),
        ...increments,
        ['ZADD', key, 'XX', 'LT', ...scored(at + longestDebt(limits), callers)],
        ['ZMSCORE', key, ...callers],
      ];
      return { commands, settle: (replies) => settle(callers, listOf(replies.at(-1))) };
    },
    declare(hasJumped) {
      charges.clear();
      questions.clear();
      fresh.clear();
      const scores = local.owing().flatMap(([caller, at]) => [String(clock.toShared(at)), caller]);
      return scores.length === 0 ? [] : [['ZADD', key, ...(hasJumped ? [] : ['GT']), ...scores]];
    },
  };
}
