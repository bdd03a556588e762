import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';

/** @throws ApiError invalid at `skill_id` for a position that does not exist */
export async function requireSkill(database: Database, skillId: number): Promise<void> {
  const skill = await database.selectFrom('skills').select('id').where('id', '=', skillId).executeTakeFirst();
  if (!skill) throw invalidField('skill_id', 'This position is not offered any more. Choose another one.');
}
