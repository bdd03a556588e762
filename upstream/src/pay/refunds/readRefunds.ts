import type { Database } from '../../platform/database/database.ts';
import type { RefundSubject } from './readPaid.ts';

/** A refund, with the name of the platform admin who made it. */
export type RefundRow = Awaited<ReturnType<typeof readRefunds>>[number];

/** The refunds of these subjects, the oldest first. */
export async function readRefunds(database: Database, subject: RefundSubject, ids: readonly number[]) {
  if (ids.length === 0) return [];
  let refunds = database
    .selectFrom('refunds')
    .innerJoin('users', 'users.id', 'refunds.created_by_user_id')
    .selectAll('refunds')
    .select(['users.first_name', 'users.last_name'])
    .where(`refunds.${subject}`, 'in', ids)
    .orderBy('refunds.id');
  if (subject === 'application_id') refunds = refunds.where('refunds.adhoc_payment_id', 'is', null);
  return refunds.execute();
}
