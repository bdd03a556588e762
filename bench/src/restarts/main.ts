/**
 * Does a restart lose requests? Two gateways are restarted in turn while a client with kept connections asks those that
 * are ready and retries nothing; then two REST APIs on one PostgreSQL, which the client asks for writes.
 *
 * Usage: node bench/src/restarts/main.ts [restarts] [requests]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { startPostgres } from '@brigade/upstream/testing/startPostgres.ts';
import { startGatewayProcess } from '../harness/gatewayProcess.ts';
import { emptyDatabase } from '../growth/emptyDatabase.ts';
import { startServer } from '../harness/serverProcess.ts';
import { signIn } from '../signIn.ts';
import { type Outcome, restartUnderLoad } from './restartUnderLoad.ts';

const [restarts = 20, requests = 10_000] = process.argv.slice(2).map(Number);

async function restartGateways(): Promise<Outcome> {
  await readFile(await demoDump());
  const upstream = await startDemoUpstream();
  const token = await upstream.tokenOf('admin@brigade.example');
  const outcome = await restartUnderLoad({
    start: () => startGatewayProcess(upstream.url, { DRAIN_SECONDS: '1' }),
    call: { method: 'POST', path: '/graphql', body: { query: '{ viewer { fullName } }' }, token },
    restarts,
    requests,
  });
  await upstream.close();
  return outcome;
}

async function restartRestApis(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'brigade-bench-'));
  const { source, stop } = await startPostgres(folder);
  try {
    if (source.kind !== 'postgres') throw new Error('Several servers need PostgreSQL.');
    const environment = {
      DATABASE_URL: await emptyDatabase(source.url, 'restarts'),
      UPSTREAM_PORT: '0',
      UPSTREAM_DRAIN_SECONDS: '1',
      LOG_LEVEL: 'silent',
    };
    const start = () => startServer(new URL(import.meta.resolve('@brigade/upstream/main.ts')), environment);
    // Fills the database, and is the one that sends the code.
    const first = await start();
    const token = await signIn(first.url, 'admin@brigade.example');
    await first.end();
    const call = { method: 'PATCH', path: '/api/users/me/', body: { first_name: 'Robin' }, token } as const;
    return await restartUnderLoad({ start, call, restarts, requests });
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints an outcome. @returns the number of lost requests */
function report(what: string, { sent, lost }: Outcome): number {
  const count = [...lost.values()].reduce((sum, each) => sum + each, 0);
  process.stdout.write(`${restarts} restarts of ${what}: ${count} of ${sent} requests lost, limit 0\n`);
  for (const [outcome, times] of lost) process.stdout.write(`  ${times} times ${outcome}\n`);
  return count;
}

const count = report('gateways', await restartGateways()) + report('REST APIs', await restartRestApis());
// The package of the embedded server would exit with 0.
process.exit(count > 0 ? 1 : 0);
