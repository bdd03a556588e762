import type { Selectable } from 'kysely';
import type { UsersTable } from '../../accounts/users/usersTable.ts';

/** The columns of users in lists of managers. */
export const managerUserColumns = [
  'users.id as user_id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.phone_number',
  'users.account_status',
] as const;

type ManagerUserRow = { user_id: number } & Pick<
  Selectable<UsersTable>,
  'email' | 'first_name' | 'last_name' | 'phone_number' | 'account_status'
>;

/** Converts a manager's user to its API format. */
export function toManagerUser(row: ManagerUserRow) {
  return {
    id: row.user_id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    phone_number: row.phone_number,
    is_active: row.account_status === 'ACTIVE',
  };
}
