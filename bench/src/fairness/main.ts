/**
 * Does one caller delay others? Measures a small query of one account alone, and while another account has 150 of the
 * most expensive queries under way. The gateway runs in a process of its own, the upstream in this one.
 *
 * Usage: node bench/src/fairness/main.ts
 */
import { readFile } from 'node:fs/promises';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { startGatewayProcess } from '../gatewayProcess.ts';
import { post } from './post.ts';

/** How often the 99th percentile of the quiet service may grow. */
const limit = 2;
const heavyAtOnce = 150;
const requests = 300;

const dear = `{ location(databaseId: 1) { gigs(first: 100) { edges { node { id applications(first: 25) {
  edges { node { id status pro { id displayName } } }
} } } } } }`;
const cheap = '{ viewer { fullName } }';

// Created before measuring starts.
await readFile(await demoDump());
const upstream = await startDemoUpstream();
const gateway = await startGatewayProcess(upstream.url);
const greedy = await upstream.tokenOf('owner@brigade.example');
const modest = await upstream.tokenOf('admin@brigade.example');

/** The time of the 99th percentile in milliseconds, and how many failed. */
async function measure(): Promise<{ p99: number; failed: number }> {
  const took: number[] = [];
  let failed = 0;
  for (let request = 0; request < requests; request += 1) {
    const { milliseconds, isOk } = await post(gateway.url, cheap, modest);
    took.push(milliseconds);
    if (!isOk) failed += 1;
  }
  took.sort((one, other) => one - other);
  return { p99: took[Math.floor(requests * 0.99)] ?? 0, failed };
}

// Warm caches and compiled code are no part of the question.
await measure();
await post(gateway.url, dear, greedy);
const quiet = await measure();
const stop = new AbortController();
const heavy = Array.from({ length: heavyAtOnce }, async () => {
  while (!stop.signal.aborted) await post(gateway.url, dear, greedy, stop.signal).catch(() => undefined);
});
const busy = await measure();
stop.abort();
await Promise.all(heavy);
await gateway.end();
await upstream.close();

const ratio = busy.p99 / quiet.p99;
process.stdout.write(
  `A small query of another account, p99: quiet ${quiet.p99.toFixed(1)} ms, busy ${busy.p99.toFixed(1)} ms, ` +
    `ratio ${ratio.toFixed(2)}, limit ${limit}; ${busy.failed} of ${requests} failed\n`,
);
if (ratio > limit || busy.failed > 0) process.exitCode = 1;
