import { z } from 'zod';
import { leaseEnd } from '../../platform/access/tokens/workerGrant.ts';
import type { Database } from '../../platform/database/database.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { endExport } from './endExport.ts';
import { accessFailure } from './exportAccess.ts';
import { lockLeased } from './lockLeased.ts';
import { exportLimits } from './exportLimits.ts';
import { type ExportState, exportStates } from './exportStates.ts';

const count = z.int().min(0).max(1_000_000_000);

const body = z.strictObject({
  lease: z.string(),
  content: z.string().describe('Lines of the file'),
  row_count: count,
  missing_values: count,
  cursor: z.string().max(1000).nullable().describe('Where the next page begins; null after the last one'),
  expected_rows: count.optional(),
});

/** `POST /api/exports/:id/pages/`: adds what was read to the file. */
export const storePage = ({ database, clock, counters }: Services) =>
  route({
    method: 'POST',
    url: '/api/exports/:id/pages/',
    access: 'worker',
    scope: 'PERSON',
    tags: ['export runs'],
    summary: 'Add a page to an export',
    description:
      'The file and the place where it goes on change together, so that no row is lost or repeated. Checks that the caller of ' +
      'the export still has the access of its start, and ends it otherwise. The lease starts over.',
    params: z.object({ id: idParameter }),
    body,
    responses: { 200: z.object({ state: z.enum(exportStates) }) },
    errors: [404, 409],
    handle: async ({ params: { id }, body: { lease, ...page } }) => {
      const now = clock.systemNow();
      const state = await database.transaction().execute(async (trx) => {
        const held = await lockLeased(trx, { id, lease }, now);
        return store(trx, held, page, now);
      });
      if (state !== 'RUNNING') counters?.exportEnded(state.toLowerCase());
      return { status: 200, body: { state } };
    },
  });

type Held = Awaited<ReturnType<typeof lockLeased>>;
type Page = Omit<z.output<typeof body>, 'lease'>;

/** @returns how far the export is then */
async function store(trx: Database, held: Held, page: Page, now: Date): Promise<ExportState> {
  const bytes = held.byte_count + Buffer.byteLength(page.content);
  const failure =
    (await accessFailure(trx, held, now)) ?? (bytes > exportLimits.bytes ? ('TOO_LARGE' as const) : null);
  if (failure !== null) {
    await endExport(trx, held.id, { state: 'FAILED', failure }, now);
    return 'FAILED';
  }
  await addPart(trx, held.id, page.content);
  await trx
    .updateTable('exports')
    .set({
      cursor: page.cursor,
      row_count: held.row_count + page.row_count,
      byte_count: bytes,
      missing_values: held.missing_values + page.missing_values,
      expected_rows: page.expected_rows ?? held.expected_rows,
      setbacks: 0,
      lease_until_ts: leaseEnd(now),
    })
    .where('id', '=', held.id)
    .execute();
  if (page.cursor !== null) return 'RUNNING';
  await endExport(trx, held.id, { state: 'COMPLETED' }, now);
  return 'COMPLETED';
}

/** The export is locked, so that no other part gets the number. */
async function addPart(trx: Database, exportId: number, content: string): Promise<void> {
  const last = await trx
    .selectFrom('export_parts')
    .select('number')
    .where('export_id', '=', exportId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await trx.insertInto('export_parts').values({ export_id: exportId, number, content }).execute();
}
