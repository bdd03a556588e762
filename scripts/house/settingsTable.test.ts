import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the packages name the environment variables that they read. */
const files = [
  'gateway/src/platform/settings/settingVariables.ts',
  'upstream/src/platform/settings.ts',
  'upstream/src/platform/invoicing.ts',
  'upstream/src/platform/outbox/messageServices.ts',
];

const variables = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2,}'?([A-Z][A-Z0-9_]+)'?[:,]/gm)].map(
    (match) => match[1] ?? '',
  ),
);

it('explains every setting in the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(variables.length).toBeGreaterThan(60);
  expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('lists every setting, and no other, in .env.example', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)];
  expect(listed.map((match) => match[1] ?? '').toSorted()).toEqual([...new Set(variables)].toSorted());
});
