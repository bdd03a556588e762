import type { Transaction } from 'kysely';
import { answerCounter } from '../../pay/disputes/answerCounter.ts';
import { lockDispute } from '../../pay/disputes/actOnDispute.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';

type Answer = { applicationId: number; accepts: boolean };

/**
 * A pro answers the counter in the dispute about their work.
 *
 * @throws ApiError not_found, or as `answerCounter`
 */
export async function answerDispute(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Transaction<Tables>,
  { applicationId, accepts }: Answer,
): Promise<void> {
  const open = await trx
    .selectFrom('disputes')
    .innerJoin('pros', 'pros.id', 'disputes.pro_id')
    .select(['disputes.id', 'pros.user_id'])
    .where('application_id', '=', applicationId)
    .where('status', '<>', 'RESOLVED')
    .executeTakeFirst();
  if (!open) throw notFound('dispute');
  const dispute = await lockDispute(trx, open.id);
  await answerCounter(
    services,
    { trx, dispute, now: services.clock.now() },
    { userId: open.user_id, accepts },
  );
}
