import type { Database } from '../../platform/database/database.ts';
import type { PartColumn, PartSubject } from './partSubject.ts';

/** What is missing of the charges for these, in cents. Absent if nothing is, or all of a charge. */
export async function missingParts(
  database: Database,
  column: PartColumn,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('returned_parts')
    .select(`${column} as id`)
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .where(column, 'in', ids)
    .where('status', '=', 'MISSING')
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ id, cents }) => [id ?? 0, cents]));
}

/** What is missing of the charge for one, in cents; 0 if nothing is. */
export async function missingPart(database: Database, { column, id }: PartSubject): Promise<number> {
  return (await missingParts(database, column, [id])).get(id) ?? 0;
}
