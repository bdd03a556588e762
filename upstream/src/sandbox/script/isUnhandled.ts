import { type RawBuilder, sql } from 'kysely';

/** True for rows whose situation the script has not met; `name` is made of their columns. */
export function notMet(name: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from sandbox_situations where sandbox_situations.name = ${name})`;
}
