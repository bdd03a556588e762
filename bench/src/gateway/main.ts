/**
 * What does a request cost in the gateway, and how much memory does it hold? Compares the CPU time of the server process
 * for three screens of the web app: a handler written by hand, Mercurius with graphql-jit, Apollo Server, and the gateway
 * as shipped, side by side in front of recorded REST answers. All answers must have equal data.
 *
 * Usage: node bench/src/gateway/main.ts [rounds] [requests in a round] [requests before]
 */
import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../harness/median.ts';
import { gatewayModule, gatewaySettings } from '../harness/gatewayProcess.ts';
import { startServer } from '../harness/serverProcess.ts';
import { installPeers } from './installPeers.ts';
import { bodyOf, createClient } from './load.ts';
import { partsOfProfile } from './profile.ts';
import { record } from './record.ts';
import type { Screen } from './screens.ts';

/** The requests before measuring starts are there for the engine, which compiles code as it runs. */
const [rounds = 5, requests = 100, warmUp = 300] = process.argv.slice(2).map(Number);
/** What the gateway may cost at most, in handlers by hand and in Apollo Servers. */
const handlerLimit = 1.3;
const apolloLimit = 1 / 3;
/** Megabytes that the gateway may hold. */
const idleMemoryLimit = 150;
const loadedMemoryLimit = 300;

const folder = mkdtempSync(join(tmpdir(), 'brigade-bench-'));
const recordings = join(folder, 'recordings.json');
const peers = installPeers();
const { screens, data } = await record(recordings);
const serverModule = (name: string) => new URL(`./servers/${name}.ts`, import.meta.url);
const rest = await startServer(serverModule('recorded'), { RECORDINGS: recordings });

const environment = { ...gatewaySettings(rest.url), PEERS: peers, NODE_ENV: 'production' };
const contestants = [
  { name: 'handler by hand', module: serverModule('handler'), by: 'id' },
  { name: 'Mercurius and graphql-jit', module: serverModule('mercurius'), by: 'text' },
  { name: 'Apollo Server', module: serverModule('apollo'), by: 'text' },
  { name: 'gateway', module: gatewayModule, by: 'id' },
] as const;
const running = await Promise.all(
  contestants.map(async ({ module, ...contestant }) => {
    const server = await startServer(module, environment);
    return { ...contestant, server, client: createClient(new URL(server.url).origin, 'token') };
  }),
);

/** Medians of the CPU time of a request in milliseconds, by contestant. */
async function measure(screen: Screen): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (const { client, by } of running) {
    deepStrictEqual(await client.data(bodyOf(screen, by)), data.get(screen.name));
    await client.repeat(bodyOf(screen, by), warmUp);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, by, server, client } of running) {
      const before = await server.cpu();
      await client.repeat(bodyOf(screen, by), requests);
      times.get(name)?.push(((await server.cpu()) - before) / requests);
    }
  }
  return new Map([...times].map(([name, each]) => [name, median(each)]));
}

async function profile(): Promise<void> {
  const gateway = await startServer(gatewayModule, environment, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  const client = createClient(gateway.url, 'token');
  for (const screen of screens) await client.repeat(bodyOf(screen, 'id'), warmUp);
  await client.close();
  await gateway.end();
  process.stdout.write('\nprofile of the gateway\n');
  for (const [part, share] of partsOfProfile(folder).slice(0, 15)) {
    process.stdout.write(`${part.padEnd(28)}${(share * 100).toFixed(1).padStart(5)}%\n`);
  }
}

async function memory(): Promise<number> {
  const gateway = running.find(({ name }) => name === 'gateway');
  return (await gateway?.server.memory()) ?? Infinity;
}

let isAbove = false;
try {
  const idle = await memory();
  for (const screen of screens) {
    const medians = await measure(screen);
    const handler = medians.get('handler by hand') ?? 0;
    process.stdout.write(`${screen.name}: CPU per request, in handlers by hand (${handler.toFixed(2)} ms)\n`);
    for (const [name, time] of medians) {
      process.stdout.write(`  ${name.padEnd(26)}${(time / handler).toFixed(2)}\n`);
    }
    const gateway = medians.get('gateway') ?? 0;
    const toMercurius = gateway / (medians.get('Mercurius and graphql-jit') ?? 0);
    const toApollo = gateway / (medians.get('Apollo Server') ?? 0);
    isAbove ||= gateway / handler > handlerLimit || toMercurius > 1 || toApollo > apolloLimit;
  }
  const loaded = await memory();
  isAbove ||= idle > idleMemoryLimit || loaded > loadedMemoryLimit;
  process.stdout.write(
    `memory of the gateway: ${idle.toFixed(0)} MB idle, ${loaded.toFixed(0)} MB after this\n`,
  );
  await profile();
  process.stdout.write(
    `\nlimits of the gateway: ${handlerLimit} handlers by hand, less than Mercurius, a third of Apollo Server, ` +
      `${idleMemoryLimit} MB idle, ${loadedMemoryLimit} MB loaded${isAbove ? '; above' : ''}\n`,
  );
} finally {
  await Promise.all(
    running.map(async ({ server, client }) => {
      await client.close();
      await server.end();
    }),
  );
  await rest.end();
  rmSync(folder, { recursive: true, force: true });
}
// The package of the embedded server would exit with 0.
process.exit(isAbove ? 1 : 0);
