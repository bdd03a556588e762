// Makes the schema the one that later changes are compared with: node gateway/src/app/release.ts 0.2.0
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { lexicographicSortSchema } from 'graphql';
import { closedChangelog } from '../platform/reference/changes/changelogText.ts';
import { compare, undeclaredChanges } from '../platform/reference/changes/comparison.ts';
import { releaseFile, releaseText } from '../platform/reference/changes/release.ts';
import { changelogFile } from './changelogFile.ts';
import { schema } from './schema.ts';

const {
  positionals: [version],
} = parseArgs({ allowPositionals: true });
const undeclared = undeclaredChanges(compare(schema));

if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  throw new Error('Name the version of the release, such as 0.2.0.');
}
if (undeclared.length > 0) throw new Error(`Declare these breaking changes first:\n${undeclared.join('\n')}`);
const release = { version, date: Temporal.Now.plainDateISO('UTC').toString() };
await writeFile(changelogFile, closedChangelog(await readFile(changelogFile, 'utf8'), release));
await writeFile(releaseFile, releaseText(lexicographicSortSchema(schema), release));
process.stdout.write(`The schema is released as ${version}. Now empty declaredChanges.ts.\n`);
