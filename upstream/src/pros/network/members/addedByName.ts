import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Selects the name of the user who added a member; null without one. */
export function addedByName(eb: ExpressionBuilder<Tables, 'network_members'>) {
  return eb
    .selectFrom('users')
    .select(sql<string>`nullif(trim(concat(users.first_name, ' ', users.last_name)), '')`.as('name'))
    .whereRef('users.id', '=', 'network_members.added_by_user_id')
    .as('added_by_name');
}
