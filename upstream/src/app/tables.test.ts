import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { gigTermEntries } from '../schedule/terms/gigTerms.ts';
import { testDatabase } from '../testing/testDatabase.ts';

const { database } = await testDatabase();

/** Every file that adds tables to the `Tables` interface. */
const declarations = globSync(fileURLToPath(new URL('../**/*Table{,s}.ts', import.meta.url))).map((path) =>
  readFileSync(path, 'utf8'),
);

/** The columns that a table's interface inherits, by the name of the interface it extends. */
const inherited: Record<string, string[]> = {
  GigTermColumns: gigTermEntries.map(([name]) => name),
  'GigTermColumns<TemplateTermName>': gigTermEntries.flatMap(([name, { isInTemplates }]) =>
    isInTemplates ? [name] : [],
  ),
};

/** `table.column` for each column of an interface that is merged into `Tables`. */
function declaredColumns(): string[] {
  return declarations.flatMap((text) => {
    const tables = /interface Tables \{([^}]*)\}/.exec(text)?.[1] ?? '';
    return [...tables.matchAll(/(\w+): (\w+);/g)].flatMap(([, table, row]) => {
      const [, terms = '', body = ''] =
        new RegExp(`export interface ${row} (?:extends (\\S+) )?\\{\\n([^]*?)\\n\\}`).exec(text) ?? [];
      const columns = [...body.matchAll(/^ {2}(\w+): /gm)].map(([, column]) => column ?? '');
      return [...columns, ...(inherited[terms] ?? [])].map((column) => `${table}.${column}`);
    });
  });
}

test('the declared tables and columns are those of the migrated database', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations'
  `.execute(database);

  expect(declaredColumns().toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});
