import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { SignUpBody } from './signUpBody.ts';

type Business = Pick<SignUpBody, 'business_name' | 'market_id' | 'manager_skill_id'>;

/**
 * Stores a new manager's business profile.
 *
 * @throws ApiError invalid for an unknown market or skill
 */
export async function addManagerProfile(
  trx: Database,
  userId: number,
  { business_name, market_id = null, manager_skill_id = null }: Business,
  now: Date,
): Promise<void> {
  await requireRow(trx, 'markets', market_id, 'market_id');
  await requireRow(trx, 'manager_skills', manager_skill_id, 'manager_skill_id');
  await trx
    .insertInto('manager_profiles')
    .values({
      user_id: userId,
      business_name,
      market_id,
      manager_skill_id,
      created_ts: now,
    })
    .execute();
}

async function requireRow(
  trx: Database,
  table: 'markets' | 'manager_skills',
  rowId: number | null,
  target: string,
): Promise<void> {
  if (rowId === null) return;
  const row = await trx.selectFrom(table).select('id').where('id', '=', rowId).executeTakeFirst();
  if (!row) throw invalidField(target, 'Choose one from the list.');
}
