// Prints the schema to schema.graphql, its types for the operations in tests, the area of each element, and what changed
// since the last release; with --check fails when a file differs.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { changelogText } from '../platform/reference/changes/changelogText.ts';
import { compare } from '../platform/reference/changes/comparison.ts';
import { changedLines } from '../platform/schema/changedLines.ts';
import { changelogFile } from './changelogFile.ts';
import { schema } from './schema.ts';
import { schemaAreas } from './schemaAreas.ts';

const sorted = lexicographicSortSchema(schema);
const typesOptions = { fileType: '.d.ts', shouldPreprocess: true };
const printed = [
  { file: new URL('../../../schema.graphql', import.meta.url), text: `${printSchema(sorted)}\n` },
  {
    file: new URL('../testing/__generated__/introspection.d.ts', import.meta.url),
    text: outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(sorted)), typesOptions),
  },
  {
    file: new URL('../platform/reference/__generated__/areas.json', import.meta.url),
    text: `${JSON.stringify(schemaAreas(schema), null, 2)}\n`,
  },
  {
    file: changelogFile,
    text: changelogText(await readFile(changelogFile, 'utf8'), compare(sorted)),
  },
];

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

for (const { file, text } of printed) {
  if (!options.check) {
    await writeFile(file, text);
    continue;
  }
  const changes = changedLines(await readFile(file, 'utf8'), text);
  if (changes !== '') {
    const name = file.pathname.split('/').at(-1);
    process.stderr.write(`${name} is not what the code says. Run "pnpm schema" and review:\n\n${changes}\n`);
    process.exitCode = 1;
  }
}
