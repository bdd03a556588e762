import type { Insertable } from 'kysely';
import { accessHash } from '../integrations/bulkExports/exportAccess.ts';
import type { ExportsTable } from '../integrations/bulkExports/exportTables.ts';
import { callerOfExport } from '../platform/access/tokens/loadExportCaller.ts';
import type { Database } from '../platform/database/database.ts';
import { addApiToken } from './apiTokens.ts';
import { testStart } from './fixtureIds.ts';
import { people } from './people.ts';

/** Adds an export of the location manager, with an API token of theirs unless the values name another. */
export async function addExport(
  database: Database,
  values: Partial<Insertable<ExportsTable>> = {},
): Promise<number> {
  const tokenId = values.api_token_id ?? (await addApiToken(database)).id;
  const holder = { session_id: null, api_token_id: tokenId };
  const { id } = await database
    .insertInto('exports')
    .values({
      user_id: people.manager.id,
      api_token_id: tokenId,
      access_hash: accessHash(await callerOfExport(database, holder, new Date(testStart))),
      name: 'gigs',
      document: '{ viewer { gigs { edges { node { id } } } } }',
      variables: '{}',
      format: 'NDJSON',
      page_size: 100,
      cost: 1,
      due_ts: testStart,
      created_ts: testStart,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
