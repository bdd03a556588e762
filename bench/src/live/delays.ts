import type { FollowedEvents } from '@brigade/gateway/testing/followEvents.ts';

/** Milliseconds from the change to the event. */
const limit = 200;
const rounds = 40;

/** A change of every round, and how its event is recognized among others of the same transaction. */
interface Change<TData> {
  readonly make: (round: number) => Promise<void>;
  readonly isShown: (data: TData, round: number) => boolean;
}

/** How many milliseconds each subscriber waited for each change, the shortest first. */
export async function delays<TData>(
  subscribers: readonly FollowedEvents<TData>[],
  { make, isShown }: Change<TData>,
): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const heard = subscribers.map((events) => heardAt(events, (data) => isShown(data, round)));
    const begun = performance.now();
    await make(round);
    for (const at of await Promise.all(heard)) took.push(at - begun);
  }
  return took.toSorted((one, other) => one - other);
}

async function heardAt<TData>(
  events: FollowedEvents<TData>,
  isShown: (data: TData) => boolean,
): Promise<number> {
  for (;;) {
    const event = await events.next();
    if (event?.data == null) throw new Error('A subscription ended');
    if (isShown(event.data)) return performance.now();
  }
}

/** Prints the delays, and fails the run if they are too long. */
export function report(what: string, followers: number, took: readonly number[]): void {
  const share = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
  const worst = share(0.99);
  process.stdout.write(
    `${what} at ${followers} followers, ms: median ${share(0.5).toFixed(0)}, 99% ${worst.toFixed(0)}, limit ${limit}\n`,
  );
  if (worst > limit) process.exitCode = 1;
}
