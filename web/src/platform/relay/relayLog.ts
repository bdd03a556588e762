import type { LogEvent } from 'relay-runtime';

/** Gets an event of Relay and when it happened, in milliseconds of `performance.now()`. */
export type RelayFollower = (event: LogEvent, at: number) => void;

const mostKept = 200;

let follower: RelayFollower | null = null;
let kept: [event: LogEvent, at: number][] | null = null;

/** The log of all environments. */
export function logRelayEvent(event: LogEvent): void {
  const at = performance.now();
  if (follower) follower(event, at);
  else if (kept && kept.length < mostKept) kept.push([event, at]);
}

/** Keeps events until a follower has loaded. Otherwise, events that nothing follows are dropped. */
export function keepRelayEvents(): void {
  kept = [];
}

/** Follows what Relay does, beginning with the events that were kept. Null ends it. */
export function followRelay(next: RelayFollower | null): void {
  const before = kept ?? [];
  follower = next;
  kept = null;
  if (next) for (const [event, at] of before) next(event, at);
}
