import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CatalogueEntry } from '../../gateway/src/platform/errors/catalogueEntry.ts';
import { errorCodes } from '../../gateway/src/platform/errors/errorCode.ts';
import { userErrorCodes } from '../../gateway/src/platform/errors/userErrorCodes.ts';

const guide = readFileSync('docs/guides/errors.md', 'utf8');

/** The cells of the table below a heading, without its head. */
function tableUnder(heading: string): string[][] {
  const section = guide.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  const lines = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .slice(1);
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function rowsOf(codes: Record<string, CatalogueEntry>): string[][] {
  return Object.entries(codes).map(([code, { meaning, whatToDo }]) => [`\`${code}\``, meaning, whatToDo]);
}

it.for([
  ['Refusals', userErrorCodes],
  ['Faults', errorCodes],
] as const)('the guide documents %s in the words of the error catalogue', ([heading, codes]) => {
  expect(tableUnder(heading)).toEqual(rowsOf(codes));
});
