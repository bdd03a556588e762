/**
 * Does a restart lose requests? Two gateways are restarted in turn while a client with kept connections asks those that
 * are ready and retries nothing. The upstream runs in this process.
 *
 * Usage: node bench/src/restarts/main.ts
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { startGatewayProcess } from '../gatewayProcess.ts';
import { createBalancer } from './balancer.ts';

const restarts = 20;
const leastRequests = 10_000;
const clients = 20;

/** Between two requests of a client, so that most connections are idle when the gateway ends; in milliseconds. */
const pause = 10;

await readFile(await demoDump());
const upstream = await startDemoUpstream();
const token = await upstream.tokenOf('admin@brigade.example');
const balancer = createBalancer();
const start = () => startGatewayProcess(upstream.url, { DRAIN_SECONDS: '1' });

let oldest = await start();
let newest = await start();
balancer.add(oldest);
balancer.add(newest);

let sent = 0;
const lost = new Map<string, number>();
const restarted = new AbortController();

async function ask(): Promise<void> {
  while (!restarted.signal.aborted || sent < leastRequests) {
    sent += 1;
    const outcome = await balancer.post('{ viewer { fullName } }', token).then(String, String);
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
for (const gateway of [oldest, newest]) {
  balancer.remove(gateway);
  await gateway.end();
}
await upstream.close();

const count = [...lost.values()].reduce((sum, each) => sum + each, 0);
process.stdout.write(`${restarts} restarts: ${count} of ${sent} requests lost, limit 0\n`);
for (const [outcome, times] of lost) process.stdout.write(`  ${times} times ${outcome}\n`);
if (count > 0) process.exitCode = 1;
