/**
 * Does one caller delay others? Measures a small query of one account alone, and while another account has 150 of the
 * most expensive queries under way; five times. The gateway, the upstream and both clients run in processes of their own:
 * what the greedy client does with its answers is no delay of the service.
 *
 * Usage: node bench/src/fairness/main.ts
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startGatewayProcess } from '../harness/gatewayProcess.ts';
import type { GreedyOrder } from './greedyClient.ts';
import { post } from './post.ts';
import type { UpstreamReady } from './upstream.ts';

/** How often the 99th percentile of the quiet service may grow, in the median of the runs. */
const limit = 2;
const requests = 1000;
const runs = 5;

const dear = `{ location(databaseId: 1) { gigs(first: 100) { edges { node { id applications(first: 25) {
  edges { node { id status pro { id displayName } } }
} } } } } }`;
const cheap = '{ viewer { fullName } }';

const upstream = fork(new URL('upstream.ts', import.meta.url));
const [{ url, greedy, modest }] = (await once(upstream, 'message')) as [UpstreamReady];
const gateway = await startGatewayProcess(url);
const greedyClient = fork(new URL('greedyClient.ts', import.meta.url));

interface Measured {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

const times = ({ p50, p99 }: Measured) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

async function measure(): Promise<Measured> {
  const took: number[] = [];
  let failed = 0;
  for (let request = 0; request < requests; request += 1) {
    const { milliseconds, isOk } = await post(gateway.url, cheap, modest);
    took.push(milliseconds);
    if (!isOk) failed += 1;
  }
  took.sort((one, other) => one - other);
  const percentile = (share: number) => took[Math.floor(requests * share)] ?? 0;
  return { p50: percentile(0.5), p99: percentile(0.99), failed };
}

/** Resolves when the client has begun or stopped. */
async function tellGreedyClient(order: GreedyOrder): Promise<void> {
  greedyClient.send(order);
  await once(greedyClient, 'message');
}

/** A measurement of the quiet service, and one with the expensive queries under way. */
async function measureBoth(): Promise<{ quiet: Measured; busy: Measured }> {
  const quiet = await measure();
  await tellGreedyClient({ url: gateway.url, query: dear, token: greedy });
  const busy = await measure();
  await tellGreedyClient('stop');
  return { quiet, busy };
}

/** @returns the ratio of the 99th percentiles and the number of failures. */
async function run(): Promise<{ ratio: number; failed: number }> {
  const { quiet, busy } = await measureBoth();
  const ratio = busy.p99 / quiet.p99;
  process.stdout.write(
    `A small query of another account: quiet ${times(quiet)}; busy ${times(busy)}; ` +
      `ratio of p99 ${ratio.toFixed(2)}, limit ${limit}; ${busy.failed} of ${requests} failed\n`,
  );
  return { ratio, failed: busy.failed };
}

// Warm caches and compiled code, also those of a busy service, are no part of the question.
await measureBoth();
const measured: { ratio: number; failed: number }[] = [];
for (let round = 0; round < runs; round += 1) measured.push(await run());
greedyClient.disconnect();
await gateway.end();
upstream.disconnect();

const ratios = measured.map(({ ratio }) => ratio).toSorted((one, other) => one - other);
const median = ratios[Math.floor(runs / 2)] ?? Infinity;
if (median > limit || measured.some(({ failed }) => failed > 0)) process.exitCode = 1;
