import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Whether a column has one of these values. `in` has a parameter for each value, so for each number of them it is another
 * statement. Here they are one parameter, and because it is read by a subquery, the database does not know their number
 * when it plans either: it estimates a plan for certain values like the one for all, which it then usually keeps.
 */
export function among(column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any((select ${[...ids]}::bigint[])::bigint[])`;
}
