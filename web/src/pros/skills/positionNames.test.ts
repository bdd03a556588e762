import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Sheets to print and to hang up, which are read from afar and have no room for drawings. */
const printed = ['day/checkIn/CheckInPoster.tsx', 'day/roster/SignInSheet.tsx'];

/** The name of a position as the text of an element, or at the beginning of it. */
const bareName = /(?:>|\n)\s*\{(?:`\$\{)?[\w.]*\b(?:skillName|skill\.name)\}/;

/** What is read and not seen. */
const unseen = /<(VisuallyHidden|title)>[^]*?<\/\1>/g;

test('a position has its drawing wherever its name is shown, but on printed sheets', async () => {
  const bare: string[] = [];
  for await (const path of glob('**/*.tsx', { cwd: root })) {
    if (path.endsWith('.test.tsx')) continue;
    if (bareName.test(readFileSync(root + path, 'utf8').replaceAll(unseen, ''))) bare.push(path);
  }
  expect(bare.toSorted()).toEqual(printed);
});
