import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { lockExport } from './exportRows.ts';

/** `DELETE /api/users/me/exports/:id/`: deletes an export with its file; one that runs ends. */
export const deleteExport = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/users/me/exports/:id/',
    access: 'session',
    scope: 'READ',
    tags: ['exports'],
    summary: 'Delete an export with its file',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await database.transaction().execute(async (trx) => {
        await lockExport(trx, caller, id);
        await trx.deleteFrom('exports').where('id', '=', id).execute();
      });
      return { status: 204 };
    },
  });
