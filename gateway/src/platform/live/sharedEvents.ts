import type { LiveBatch } from './liveBatch.ts';

/** The last event that a subscription of a group executed. */
interface Execution<Result> {
  readonly event: string;
  /** Null if the subscription that executed the event ended first. */
  readonly result: Promise<Result | null>;
}

interface Group<Result> {
  members: number;
  latest: Execution<Result> | null;
}

/** Executes an event, or takes the result of an equal subscription. Resolves to null when the subscription has ended. */
export type ShareEvent<Result> = (batch: LiveBatch, execute: () => Promise<Result>) => Promise<Result | null>;

/** Subscriptions that share the execution of their events. */
export interface SharedEvents<Result> {
  /**
   * @param selection equal for subscriptions whose results are equal for equal events.
   * @param ended aborted when the subscription ends.
   */
  join(selection: string, ended: AbortSignal): ShareEvent<Result>;
}

/** Null for an event without changes: equal ones can come at different times, and have different results. */
function nameOf({ cursor, hasGap, entries }: LiveBatch): string | null {
  if (entries.length === 0) return null;
  return [cursor, hasGap, ...entries.map((entry) => `${entry.cursor} ${entry.action}`)].join();
}

/** Keeps one result for each group of several subscriptions. */
export function createSharedEvents<Result>(): SharedEvents<Result> {
  const groups = new Map<string, Group<Result>>();

  return {
    join(selection, ended) {
      const group = groups.get(selection) ?? { members: 0, latest: null };
      groups.set(selection, group);
      group.members += 1;
      const leave = () => {
        group.members -= 1;
        if (group.members === 1) group.latest = null;
        if (group.members === 0) groups.delete(selection);
      };
      if (ended.aborted) leave();
      else ended.addEventListener('abort', leave, { once: true });

      async function run(execute: () => Promise<Result>): Promise<Result | null> {
        try {
          const result = await execute();
          return ended.aborted ? null : result;
        } catch (error) {
          if (ended.aborted) return null;
          throw error;
        }
      }

      return async function share(batch, execute) {
        const event = nameOf(batch);
        // Alone, there is no one to keep a result for.
        if (event === null || group.members === 1) return run(execute);
        if (group.latest?.event === event) {
          const { latest } = group;
          const result = await latest.result;
          if (result !== null || ended.aborted) return result;
          // Its subscription ended in the middle: the first of the others executes the event.
          if (group.latest === latest) group.latest = null;
          return share(batch, execute);
        }
        group.latest = { event, result: run(execute) };
        return group.latest.result;
      };
    },
  };
}
