// Prints the schema to schema.graphql, and its types for the operations in tests; with --check fails when a file differs.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { changedLines } from '../platform/schema/changedLines.ts';
import { schema } from './schema.ts';

const sorted = lexicographicSortSchema(schema);
const typesOptions = { fileType: '.d.ts', shouldPreprocess: true };
const printed = [
  { file: new URL('../../../schema.graphql', import.meta.url), text: `${printSchema(sorted)}\n` },
  {
    file: new URL('../testing/__generated__/introspection.d.ts', import.meta.url),
    text: outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(sorted)), typesOptions),
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
