import type { UseRecords } from '../load/useRecords.ts';
import { createUsageHistory } from '../load/usageHistory.ts';
import type { BatchPart, PartOptions } from './batchPart.ts';
import { createBatches } from './batches.ts';
import { createRedisLink, type RedisObserver } from './redisLink.ts';
import type { RedisSettings } from './redisSettings.ts';
import { createSharedBudget } from './sharedBudget.ts';
import { createSharedClock } from './sharedClock.ts';
import { createSharedHistory } from './sharedHistory.ts';

/** A server that has no memory left, or that is a replica, refuses the greeting instead of the first batch. */
function writeCheck(key: string): BatchPart {
  return { take: () => ({ commands: [], settle: () => {} }), declare: () => [['SETEX', key, '60', '']] };
}

/**
 * Records of all gateways that use one Redis. Each also counts in its own memory, the fallback while Redis is away.
 *
 * @param now milliseconds since any moment
 */
export function createRedisRecords(
  settings: RedisSettings,
  observer: RedisObserver,
  now = () => performance.now(),
): UseRecords {
  const clock = createSharedClock(performance.timeOrigin + performance.now() - now());
  const parts = [writeCheck(`${settings.prefix}:check`)];
  const batches = createBatches({ settings, parts, link: () => link, clock, now });
  const link = createRedisLink({ settings, observer, greet: batches.greet });
  const partOptions = (name: string): PartOptions => ({
    key: `${settings.prefix}:${name}`,
    now,
    isUp: link.isUp,
    schedule: batches.schedule,
  });
  const own = createUsageHistory(() => clock.toShared(now()));
  const shared = createSharedHistory(partOptions('use'), clock);
  parts.push(shared);

  return {
    budget(kind, limits) {
      const budget = createSharedBudget(partOptions(`budget:${kind}`), limits, clock);
      parts.push(budget);
      return budget;
    },
    addUse(key, amounts) {
      own.add(key, amounts);
      shared.add(key, amounts);
    },
    async minutesOf(caller) {
      await batches.flush();
      return shared.read(caller, link.send).catch(() => own.minutesOf(caller));
    },
    settle: batches.flush,
    sharing: () => (link.isUp() ? 'on' : 'interrupted'),
    async close() {
      await batches.close();
      await link.close();
    },
  };
}
