import type { Insertable } from 'kysely';
import type { WebhooksTable } from '../integrations/webhooks/webhookTables.ts';
import type { Database } from '../platform/database/database.ts';
import { addApiToken } from './apiTokens.ts';
import { testStart } from './fixtureIds.ts';
import { testSettings } from './testSettings.ts';

/** The headers of a process that delivers webhooks. */
export const workerHeaders = { authorization: `Bearer ${testSettings.webhookWorkerSecret}` };

/** A signing secret of Standard Webhooks. */
export const testSecret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;

/** Adds a webhook for changes of gigs, with a token of the location manager unless the values name another. */
export async function addWebhook(
  database: Database,
  values: Partial<Insertable<WebhooksTable>> = {},
): Promise<number> {
  const { id } = await database
    .insertInto('webhooks')
    .values({
      api_token_id: values.api_token_id ?? (await addApiToken(database)).id,
      name: 'Payroll',
      url: 'https://hooks.example.com/brigade',
      topics: ['gig.changed', 'gig.created'],
      selection: '{ databaseId }',
      cost: 1,
      secret: testSecret,
      after_position: 0,
      created_ts: testStart,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
