import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { LockedGig } from '../gigs/lockGig.ts';

/**
 * Checks that a change is based on the current revision of the gig.
 *
 * @throws ApiError conflict naming the other user; its details are the columns they changed, with current values
 */
export async function checkRevision(
  trx: Database,
  { id, revision }: Pick<LockedGig, 'id' | 'revision'>,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === revision) return;
  const changes = await trx
    .selectFrom('changes')
    .leftJoin('users', 'users.id', 'changes.actor_user_id')
    .select(['changes.after', 'users.first_name', 'users.last_name'])
    .where('changes.gig_id', '=', id)
    .where('changes.subject', '=', 'gigs')
    .where((eb) =>
      eb(eb.cast<number>(eb.ref('changes.before', '->>').key('revision'), 'integer'), '>=', seen),
    )
    .orderBy('changes.id')
    .execute();
  const latest = changes.at(-1);
  const name = [latest?.first_name, latest?.last_name].filter(Boolean).join(' ') || 'Someone';
  const columns = Object.assign({}, ...changes.map(({ after }) => after)) as Record<string, unknown>;
  const details = Object.entries(columns)
    .filter(([column]) => column !== 'revision')
    .map(([column, value]) => ({
      code: 'conflict',
      message: `${name} changed this`,
      target: column,
      ...((typeof value === 'string' || typeof value === 'number') && { target_value: value }),
    }));
  throw new ApiError('conflict', `${name} changed this shift while you were editing it.`, { details });
}
