import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { hashToken } from '../../platform/access/sessionToken.ts';
import { leaseEnd, newGrant } from '../../platform/access/tokens/workerGrant.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { exportFormats } from './exportStates.ts';

const claimedSchema = z
  .object({
    id: id.describe('Of the export'),
    lease: z.string().describe('Reads with the rights of who started the export, until the lease ends'),
    document: z.string(),
    variables: z.record(z.string(), z.unknown()),
    format: z.enum(exportFormats),
    page_size: z.int(),
    cursor: z.string().nullable().describe('Where its next page begins; null for the first one'),
    row_count: z.int(),
    setbacks: z.int().describe('Failed pages in a row'),
  })
  .meta({ id: 'ClaimedExport' });

/** `POST /api/exports/claim/`: exports that are due, each leased to the caller. */
export const claimExports = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/exports/claim/',
    access: 'worker',
    scope: 'PERSON',
    tags: ['export runs'],
    summary: 'Lease exports that are due',
    description:
      'For the processes that run exports. Of each account, one runs at a time. A lease ends a minute after its last page, ' +
      'and others can then go on where it stopped.',
    body: z.strictObject({ limit: z.int().min(1).max(20) }),
    responses: { 200: z.object({ results: z.array(claimedSchema) }) },
    errors: [404],
    handle: async ({ body: { limit } }) => {
      const now = clock.systemNow();
      const results = await database.transaction().execute(async (trx) => {
        const due = await lockDue(trx, now, limit);
        return Promise.all(due.map((each) => lease(trx, each, now)));
      });
      return { status: 200, body: { results } };
    },
  });

type Due = Omit<z.output<typeof claimedSchema>, 'lease'>;

async function lockDue(trx: Transaction<Tables>, now: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, document, variables, format, page_size, cursor, row_count, setbacks
    from exports
    where finished_ts is null and due_ts <= ${now} and (lease_until_ts is null or lease_until_ts <= ${now})
      and not exists (
        select from exports as other
        where other.user_id = exports.user_id and other.finished_ts is null and other.id <> exports.id
          and (
            other.lease_until_ts > ${now}
            or (other.due_ts <= ${now} and (other.due_ts, other.id) < (exports.due_ts, exports.id))
          )
      )
    order by due_ts, id
    limit ${limit}
    for update skip locked
  `.execute(trx);
  return rows;
}

async function lease(trx: Transaction<Tables>, due: Due, now: Date) {
  const grant = newGrant('export');
  await trx
    .updateTable('exports')
    .set({ state: 'RUNNING', lease_hash: hashToken(grant), lease_until_ts: leaseEnd(now) })
    .where('id', '=', due.id)
    .execute();
  return { ...due, lease: grant };
}
