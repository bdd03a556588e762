import { type RawBuilder, sql } from 'kysely';

/** Matches rows whose situation is unhandled; `name` is built from their columns. */
export function isUnhandled(name: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from sandbox_situations where sandbox_situations.name = ${name})`;
}
