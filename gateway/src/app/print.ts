// Prints the schema to schema.graphql, or with --check fails when the file says anything else.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { changedLines } from '../platform/schema/changedLines.ts';
import { schema } from './schema.ts';

const file = new URL('../../../schema.graphql', import.meta.url);
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

if (options.check) {
  const changes = changedLines(await readFile(file, 'utf8'), printed);
  if (changes !== '') {
    process.stderr.write(
      `schema.graphql is not what the code says. Run "pnpm schema" and review:\n\n${changes}\n`,
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, printed);
}
