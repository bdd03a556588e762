import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { endExport } from './endExport.ts';
import { accessFailure } from './exportAccess.ts';
import { lockLeased } from './lockLeased.ts';
import type { ExportFailure } from './exportStates.ts';
import { exportLimits } from './exportLimits.ts';

const detail = z.string().max(2000);
const seconds = z.int().min(0).max(3600).describe('Until it goes on');

const result = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('failed'),
    failure: z.enum(['FORBIDDEN', 'DOCUMENT', 'TOO_LARGE']),
    detail,
  }),
  z.strictObject({ outcome: z.literal('denied') }),
  z.strictObject({ outcome: z.literal('setback'), detail, seconds }),
  z.strictObject({ outcome: z.literal('paused'), seconds }),
]);

type Held = Awaited<ReturnType<typeof lockLeased>>;

/** @returns whether the export has failed */
async function stop(
  trx: Database,
  held: Held,
  stopped: z.output<typeof result>,
  now: Date,
): Promise<boolean> {
  const fail = async (failure: ExportFailure, why?: string) => {
    const explained = why === undefined ? {} : { failure_detail: why };
    await endExport(trx, held.id, { state: 'FAILED', failure, ...explained }, now);
    return true;
  };
  const failure = await accessFailure(trx, held, now);
  if (failure !== null) return fail(failure);
  if (stopped.outcome === 'failed') return fail(stopped.failure, stopped.detail);
  const isSetback = stopped.outcome === 'setback' || stopped.outcome === 'denied';
  if (isSetback && held.setbacks + 1 >= exportLimits.setbacks) {
    return fail(
      'UNAVAILABLE',
      stopped.outcome === 'setback' ? stopped.detail : 'Its rows could not be read.',
    );
  }
  const wait = stopped.outcome === 'denied' ? 1 : stopped.seconds;
  await trx
    .updateTable('exports')
    .set({
      state: 'WAITING',
      lease_hash: null,
      lease_until_ts: null,
      due_ts: new Date(now.getTime() + wait * 1000),
      setbacks: isSetback ? held.setbacks + 1 : 0,
    })
    .where('id', '=', held.id)
    .execute();
  return false;
}

/** `POST /api/exports/:id/stop/`: ends a lease before the end of the file. */
export const stopRun = ({ database, clock, counters }: Services) =>
  route({
    method: 'POST',
    url: '/api/exports/:id/stop/',
    access: 'worker',
    scope: 'PERSON',
    tags: ['export runs'],
    summary: 'Stop running an export',
    description:
      '`failed` for good, `denied` when the lease was refused, `setback` when a page could not be read at that moment, and ' +
      '`paused` to let others go first. After 12 setbacks in a row it fails. The lease ends.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ lease: z.string(), result }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { id }, body: { lease, result: stopped } }) => {
      const now = clock.systemNow();
      const hasFailed = await database
        .transaction()
        .execute(async (trx) => stop(trx, await lockLeased(trx, { id, lease }, now), stopped, now));
      if (hasFailed) counters?.exportEnded('failed');
      return { status: 204 };
    },
  });
