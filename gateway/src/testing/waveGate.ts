import type { ResponseGate } from '../platform/rest/responseGate.ts';

/**
 * Holds responses back until no call is in flight, then releases all of them in the order of their calls. The wave a
 * call belongs to then depends on the operation alone, not on network timing, so that upstream plans are
 * reproducible.
 */
export function createWaveGate(): ResponseGate {
  let inFlight = 0;
  let held: (() => void)[] = [];

  function releaseWhenIdle(): void {
    // One turn of the event loop lets calls start that became possible when the last response arrived.
    setImmediate(() => {
      if (inFlight > 0) return;
      const released = held;
      held = [];
      for (const release of released) release();
    });
  }

  return {
    async pass(response) {
      inFlight += 1;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      held.push(release);
      const [settled] = await Promise.allSettled([response]);
      inFlight -= 1;
      if (inFlight === 0) releaseWhenIdle();
      await released;
      if (settled.status === 'rejected') throw settled.reason;
      return settled.value;
    },
  };
}
