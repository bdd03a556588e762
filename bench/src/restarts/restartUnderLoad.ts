import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../harness/serverProcess.ts';
import { type Call, createBalancer } from './balancer.ts';

const clients = 20;

/** Between two requests of a client, so that most connections are idle when the server ends; in milliseconds. */
const pause = 10;

/** What is restarted how often, and what is asked in between. */
export interface Restarts {
  readonly start: () => Promise<ServerProcess>;
  readonly call: Call;
  readonly restarts: number;
  /** The requests that are sent at least. */
  readonly requests: number;
}

/** The requests that were sent, and how often each other outcome than success was. */
export interface Outcome {
  readonly sent: number;
  readonly lost: ReadonlyMap<string, number>;
}

/** Restarts two servers in turn, while clients ask those that are ready. */
export async function restartUnderLoad({ start, call, restarts, requests }: Restarts): Promise<Outcome> {
  const balancer = createBalancer();
  let [oldest, newest] = [await start(), await start()];
  balancer.add(oldest);
  balancer.add(newest);

  let sent = 0;
  const lost = new Map<string, number>();
  const restarted = new AbortController();

  async function ask(): Promise<void> {
    while (!restarted.signal.aborted || sent < requests) {
      sent += 1;
      const outcome = await balancer.send(call).then(String, String);
      if (outcome !== '200') lost.set(outcome, (lost.get(outcome) ?? 0) + 1);
      await wait(pause);
    }
  }

  const asking = Promise.all(Array.from({ length: clients }, ask));
  for (let restart = 0; restart < restarts; restart += 1) {
    const replacement = await start();
    balancer.add(replacement);
    await oldest.end();
    balancer.remove(oldest);
    [oldest, newest] = [newest, replacement];
  }
  restarted.abort();
  await asking;
  for (const server of [oldest, newest]) {
    balancer.remove(server);
    await server.end();
  }
  return { sent, lost };
}
