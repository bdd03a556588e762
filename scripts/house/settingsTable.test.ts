import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the packages name the environment variables that they read. */
const files = ['gateway/src/platform/settings/settingVariables.ts', 'upstream/src/platform/settings.ts'];

it('explains every setting in the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const variables = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2,}'?([A-Z][A-Z0-9_]+)'?[:,]/gm)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(variables.length).toBeGreaterThan(20);
  expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
