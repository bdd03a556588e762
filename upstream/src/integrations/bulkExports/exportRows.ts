import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { linkEnd, signExportLink } from './exportLink.ts';
import { exportFailures, exportFormats, exportStates } from './exportStates.ts';
import type { ExportsTable } from './exportTables.ts';

/** An export in the API. */
export const exportSchema = z
  .object({
    id,
    name: z.string(),
    document: z.string(),
    variables: z.record(z.string(), z.unknown()),
    format: z.enum(exportFormats),
    page_size: z.int(),
    cost: z.int().describe('What a page costs to read'),
    state: z.enum(exportStates),
    failure: z.enum(exportFailures).nullable(),
    failure_detail: z.string().nullable(),
    rows: z.int().nonnegative().describe('Rows that the file has so far'),
    bytes: z.int().nonnegative(),
    expected_rows: z.int().nonnegative().nullable().describe('Rows that it will have, if that is known'),
    missing_values: z.int().nonnegative().describe('Values that are null because they could not be read'),
    created_ts: instant,
    finished_ts: instant.nullable(),
    expires_ts: instant.nullable().describe('When it is deleted; null before its end'),
    file: z
      .object({ token: z.string().describe('Opens the file without a sign-in'), expires_ts: instant })
      .nullable()
      .describe('Null unless it is completed'),
  })
  .meta({ id: 'Export' });

/** The exports of a person, or of the API token that the request carries. */
export function selectExports(database: Database, { userId, token }: Caller) {
  const own = database.selectFrom('exports').selectAll().where('user_id', '=', userId);
  return token ? own.where('api_token_id', '=', token.id) : own;
}

/** @throws ApiError not_found unless it is the caller's */
export async function findExport(database: Database, caller: Caller, exportId: number) {
  const found = await selectExports(database, caller).where('id', '=', exportId).executeTakeFirst();
  if (!found) throw notFound('export');
  return found;
}

/**
 * Locks one of the caller's exports.
 *
 * @throws ApiError not_found unless it is the caller's
 */
export async function lockExport(trx: Database, caller: Caller, exportId: number) {
  const found = await selectExports(trx, caller).where('id', '=', exportId).forUpdate().executeTakeFirst();
  if (!found) throw notFound('export');
  return found;
}

/** Converts exports to their API format, with links to the files of those that are completed. */
export async function toExports(
  services: Pick<Services, 'database' | 'settings' | 'clock'>,
  rows: readonly Selectable<ExportsTable>[],
): Promise<z.output<typeof exportSchema>[]> {
  const secret = await signingSecret(services);
  const expires = linkEnd(services.clock.systemNow());
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    document: row.document,
    variables: row.variables,
    format: row.format,
    page_size: row.page_size,
    cost: row.cost,
    state: row.state,
    failure: row.failure,
    failure_detail: row.failure_detail,
    rows: row.row_count,
    bytes: row.byte_count,
    expected_rows: row.expected_rows,
    missing_values: row.missing_values,
    created_ts: row.created_ts.toISOString(),
    finished_ts: row.finished_ts?.toISOString() ?? null,
    expires_ts: row.expires_ts?.toISOString() ?? null,
    file:
      row.state === 'COMPLETED'
        ? {
            token: signExportLink(secret, { exportId: row.id, userId: row.user_id, expires }),
            expires_ts: new Date(expires).toISOString(),
          }
        : null,
  }));
}

/** Converts one export. */
export async function toExport(
  services: Pick<Services, 'database' | 'settings' | 'clock'>,
  row: Selectable<ExportsTable>,
): Promise<z.output<typeof exportSchema>> {
  const [converted] = await toExports(services, [row]);
  if (!converted) throw new TypeError('One row converts to one export');
  return converted;
}
