import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { isRow, parsePart } from './backupLines.ts';
import { type Column, fixTextFormats, type Table, tablesOf } from './catalog.ts';
import { linesOf } from './readBackup.ts';

/** A statement takes as many rows as fit into this many characters, and one at least. */
const charactersAtOnce = 1_000_000;

/** Inserts the rows of a complete backup and sets its sequences. Returns the number of rows. */
export async function loadRows(trx: Database, file: string): Promise<number> {
  const types = new Map((await tablesOf(trx)).map((table) => [table.name, typesOf(table)]));
  let table: Table | undefined;
  let lines: string[] = [];
  let characters = 0;
  let rows = 0;

  async function flush(): Promise<void> {
    if (table && lines.length > 0) await insert(trx, table, lines);
    rows += lines.length;
    lines = [];
    characters = 0;
  }

  await fixTextFormats(trx);
  let isHeader = true;
  for await (const line of linesOf(file)) {
    if (isHeader) {
      isHeader = false;
    } else if (isRow(line)) {
      lines.push(line);
      characters += line.length;
      if (characters >= charactersAtOnce) await flush();
    } else {
      await flush();
      const part = parsePart(line);
      if ('table' in part) table = { name: part.table, columns: typed(part.columns, types.get(part.table)) };
      if ('sequence' in part) await setSequence(trx, part);
    }
  }
  return rows;
}

const typesOf = ({ columns }: Table) => new Map(columns.map(({ name, type }) => [name, type]));

function typed(names: readonly string[], types: ReadonlyMap<string, string> = new Map()): Column[] {
  return names.map((name) => ({ name, type: types.get(name) ?? 'text' }));
}

async function insert(trx: Database, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  );
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from (select text::jsonb as line from unnest(${lines}::text[]) as text) as lines
  `.execute(trx);
}

async function setSequence(
  trx: Database,
  { sequence, value, isCalled }: { sequence: string; value: string; isCalled: boolean },
): Promise<void> {
  await sql`
    select setval(${sequence}::regclass, ${value}::bigint, ${isCalled})
  `.execute(trx);
}
