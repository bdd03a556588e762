import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessHash } from './exportAccess.ts';
import { exportLimits } from './exportLimits.ts';
import { exportSchema, findExport, toExport } from './exportRows.ts';
import { exportFormats } from './exportStates.ts';

const body = z.strictObject({
  name: z.string().trim().min(1).max(60),
  document: z.string().min(1).max(20_000).describe('Which list to export; read by the process that runs it'),
  variables: z.record(z.string(), z.unknown()),
  format: z.enum(exportFormats),
  page_size: z.int().min(1).max(100),
  cost: z.int().min(0).max(1_000_000_000).describe('What a page costs to read'),
});

/** @throws ApiError conflict if the caller has as many exports as an account can have */
async function requireRoom(trx: Database, { userId }: Caller): Promise<void> {
  // Starts by one person wait for each other, so that they cannot exceed the limits together.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { kept, active } = await trx
    .selectFrom('exports')
    .select(({ fn }) => [
      fn.countAll<number>().as('kept'),
      fn.countAll<number>().filterWhere('finished_ts', 'is', null).as('active'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (active >= exportLimits.active) {
    throw new ApiError(
      'conflict',
      `You have ${exportLimits.active} exports under way. Wait until one is completed, or cancel it.`,
    );
  }
  if (kept >= exportLimits.kept) {
    throw new ApiError('conflict', `You have ${exportLimits.kept} exports already. Delete one first.`);
  }
}

/** `POST /api/users/me/exports/`: starts an export with the rights of the caller's session or API token. */
export const startExport = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/exports/',
    access: 'session',
    scope: 'READ',
    tags: ['exports'],
    summary: 'Start an export',
    description:
      'It runs in the background, with the rights of the session or API token that started it, and ends when these change. ' +
      'An account can have 2 exports under way, and 50 in total.',
    body,
    responses: { 201: exportSchema },
    errors: [404, 409],
    handle: async ({ body: { variables, ...values }, caller }) => {
      const now = services.clock.systemNow();
      const { id } = await services.database.transaction().execute(async (trx) => {
        await requireRoom(trx, caller);
        return trx
          .insertInto('exports')
          .values({
            ...values,
            variables: JSON.stringify(variables),
            user_id: caller.userId,
            session_id: caller.token ? null : caller.sessionId,
            api_token_id: caller.token?.id ?? null,
            access_hash: accessHash(caller),
            due_ts: now,
            created_ts: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      });
      return {
        status: 201,
        body: await toExport(services, await findExport(services.database, caller, id)),
      };
    },
  });
