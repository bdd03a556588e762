import type { Database } from '../../platform/database/database.ts';
import type { ExportFailure } from './exportStates.ts';
import { keptMilliseconds } from './exportLimits.ts';
import './exportTables.ts';

/** How an export ends. */
export type ExportEnd =
  | { state: 'COMPLETED' | 'CANCELED' }
  | { state: 'FAILED'; failure: ExportFailure; failure_detail?: string };

/** Ends an export and its lease. Only the file of a completed one is kept: a part of it could be mistaken for all. */
export async function endExport(trx: Database, exportId: number, end: ExportEnd, now: Date): Promise<void> {
  if (end.state !== 'COMPLETED') {
    await trx.deleteFrom('export_parts').where('export_id', '=', exportId).execute();
  }
  await trx
    .updateTable('exports')
    .set({
      ...end,
      lease_hash: null,
      lease_until_ts: null,
      finished_ts: now,
      expires_ts: new Date(now.getTime() + keptMilliseconds),
    })
    .where('id', '=', exportId)
    .execute();
}
