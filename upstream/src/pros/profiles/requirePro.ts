import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/** @throws ApiError not_found when there is no pro with this id */
export async function requirePro(database: Database, id: number): Promise<void> {
  const pro = await database.selectFrom('pros').select('id').where('id', '=', id).executeTakeFirst();
  if (!pro) throw notFound('pro');
}
