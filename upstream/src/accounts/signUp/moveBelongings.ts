import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Merge } from './mergeAccounts.ts';

/** What follows its owner as it is. */
const owned = [
  ['calendar_feeds', 'created_by_user_id'],
  ['operations', 'created_by_user_id'],
  ['payment_methods', 'saved_by_user_id'],
  ['pro_notes', 'created_by_user_id'],
  ['user_notes', 'user_id'],
] as const;

/**
 * Moves what an account has set up to another: the shifts ahead for which it is the onsite manager, calendar feeds, notes,
 * saved filters and notification settings. Where both have one, that of the other account stays.
 */
export async function moveBelongings(trx: Database, { from, into }: Merge, now: Date): Promise<void> {
  for (const [table, column] of owned) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
      trx,
    );
  }
  await trx
    .updateTable('gigs')
    .set({ onsite_manager_id: into })
    .where('onsite_manager_id', '=', from)
    .where('end_time', '>', now)
    .execute();
  await trx
    .updateTable('saved_filters')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('saved_filters as own')
            .select('own.id')
            .where('own.user_id', '=', into)
            .whereRef('own.location_id', '=', 'saved_filters.location_id')
            .where(sql<boolean>`lower(own.name) = lower(saved_filters.name)`),
        ),
      ),
    )
    .execute();
  await moveNotificationSettings(trx, { from, into });
}

async function moveNotificationSettings(trx: Database, { from, into }: Merge): Promise<void> {
  const choices = trx.selectFrom('notification_choices').select('event').where('user_id', '=', into);
  await trx
    .updateTable('notification_choices')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .where('event', 'not in', choices)
    .execute();
  const quiet = trx.selectFrom('quiet_hours').select('user_id').where('user_id', '=', into);
  await trx
    .updateTable('quiet_hours')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .where((eb) => eb.not(eb.exists(quiet)))
    .execute();
}
