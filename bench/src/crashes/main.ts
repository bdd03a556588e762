/**
 * Is everyone charged and paid once, whatever crashes? Pays 10,000 pieces of work over HTTP through two servers on one
 * PostgreSQL, with duplicated requests, lost responses and a declined card, while the servers are killed again and again.
 * Then compares the ledger, the payments and the card network.
 *
 * Usage: node bench/src/crashes/main.ts [payments] [kills] [seed]
 */
import { crashReport } from '@brigade/upstream/testing/crashes/crashReport.ts';
import { startCrashWorld } from '@brigade/upstream/testing/crashes/crashWorld.ts';
import { runCrashes } from '@brigade/upstream/testing/crashes/runCrashes.ts';

const [payments = 10_000, kills = 40, seed = 1] = process.argv.slice(2).map(Number);
const minutes = 30;

let isBroken = true;
const world = await startCrashWorld(payments);
try {
  const begun = performance.now();
  const report = await runCrashes(world, { kills, seed, signal: AbortSignal.timeout(minutes * 60_000) });
  const seconds = (performance.now() - begun) / 1000;
  isBroken = report.broken.length > 0;
  process.stdout.write(crashReport(report, { payments, seed, seconds }));
} finally {
  await world.close();
}
// The package of the embedded server would exit with 0.
process.exit(isBroken ? 1 : 0);
