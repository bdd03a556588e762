import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@brigade/upstream/testing/startPostgres.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { startWorld } from './world.ts';
import { readHomeCounts } from '../../../upstream/src/insight/home/homeCounts.ts';
import { readOpenGigs } from '../../../upstream/src/insight/home/homeOpen.ts';
import { readWaiting } from '../../../upstream/src/insight/home/homeWaiting.ts';
import { readShortGigs } from '../../../upstream/src/insight/home/homeShort.ts';
import { readMissing } from '../../../upstream/src/insight/home/homeMissing.ts';
import { readExpiringCertifications } from '../../../upstream/src/insight/home/homeCertifications.ts';
import { readHomeBills } from '../../../upstream/src/insight/home/homeBills.ts';
import { readHomeDays } from '../../../upstream/src/insight/home/homeDays.ts';
import { readWeekCosts } from '../../../upstream/src/insight/home/homeCosts.ts';
import { readFillHistories } from '../../../upstream/src/schedule/forecasts/readFillHistories.ts';
import { readHomeLocations } from '../../../upstream/src/insight/home/homeLocations.ts';
const folder = mkdtempSync(join(tmpdir(), 'brigade-bench-'));
const { source, stop } = await startPostgres(folder);
if (source.kind !== 'postgres') throw new Error('x');
const grown = await startWorld('grown', await emptyDatabase(source.url, 'grown'), { gigs: 100_000, applications: 1_000_000, records: 1_000_000 });
console.log(source.url, process.pid);
const db = grown.database as any; const now = new Date();
const { rows: [loc] } = await (await import('kysely')).sql<any>`select * from locations where id = 1`.execute(db);
const open = await readOpenGigs(db, [{ id: 1 }], { now, most: 5 });
const first = [...open.values()].flatMap((o: any) => o.first);
const parts: Record<string, () => Promise<unknown>> = {
  counts: () => readHomeCounts(db, [1], now), open: () => readOpenGigs(db, [{ id: 1 }], { now, most: 5 }), waiting: () => readWaiting(db, [1], { now, most: 10 }),
  short: () => readShortGigs(db, [1], now), missing: () => readMissing(db, [1], now), certs: () => readExpiringCertifications(db, [1], now), bills: () => readHomeBills(db, [1], now),
  days: () => readHomeDays(db, [{ ...loc, today: now.toISOString().slice(0, 10) }] as any), histories: () => readFillHistories(db, first as any, now),
  home: () => grown.rest('/staffer/locations/1/home/'), spend: () => grown.rest('/staffer/dashboards/spend/?location_id=1'),
};
for (const [name, run] of Object.entries(parts)) { const took = []; for (let i = 0; i < 6; i++) { const b = performance.now(); try { await run(); } catch (e) { console.log(name, String(e).slice(0, 200)); break; } took.push((performance.now() - b).toFixed(1)); } console.log(name, took.join(' ')); }
await new Promise((r) => setTimeout(r, 1_500_000));
await grown.close(); await stop(); process.exit(0);
