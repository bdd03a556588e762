import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { LockedGig } from '../gigs/lockGig.ts';

/**
 * Who changes a gig must have seen the last of it.
 *
 * @throws ApiError conflict naming who was faster; its details are the columns that they changed, as they are now
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
  const name = [latest?.first_name, latest?.last_name].filter(Boolean).join(' ') || 'Somebody';
  const columns = Object.assign({}, ...changes.map(({ after }) => after)) as Record<string, unknown>;
  const details = Object.entries(columns)
    .filter(([column]) => column !== 'revision')
    .map(([column, value]) => ({
      code: 'conflict',
      message: `${name} changed this`,
      target: column,
      ...((typeof value === 'string' || typeof value === 'number') && { target_value: value }),
    }));
  throw new ApiError('conflict', `${name} changed this gig while you were editing it.`, { details });
}
