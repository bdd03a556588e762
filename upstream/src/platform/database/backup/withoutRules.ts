import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { tablesOf } from './catalog.ts';

type ForeignKey = { drop: string; create: string };

async function foreignKeysOf(trx: Database): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
  `.execute(trx);
  return rows;
}

/**
 * Empties all tables and runs `load`, which may fill them in any order: no trigger runs, because what triggers write is
 * in a backup as well. Foreign keys are checked afterwards, all rows at once. The owner of the tables may do this; to
 * turn off foreign keys would need a superuser.
 */
export async function withoutRules<Result>(trx: Database, load: () => Promise<Result>): Promise<Result> {
  const names = (await tablesOf(trx)).map(({ name }) => name);
  const foreignKeys = await foreignKeysOf(trx);
  // A table whose deferred triggers have yet to run cannot be altered.
  await sql`set constraints all immediate`.execute(trx);
  for (const { drop } of foreignKeys) await sql.raw(drop).execute(trx);
  // Migrations have added rows, which the backup has too.
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(trx);
  for (const name of names) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
  const result = await load();
  for (const name of names) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
  for (const { create } of foreignKeys) await sql.raw(create).execute(trx);
  return result;
}
