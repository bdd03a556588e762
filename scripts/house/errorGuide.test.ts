import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCodes } from '../../gateway/src/platform/errors/errorCode.ts';
import { userErrorCodes } from '../../gateway/src/platform/errors/userErrorCode.ts';

const guide = readFileSync('docs/guides/errors.md', 'utf8');

function codesUnder(heading: string): string[] {
  const section = guide.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1] ?? '').toSorted();
}

it('documents every refusal and every fault, and no other', () => {
  expect(codesUnder('Refusals')).toEqual([...userErrorCodes].toSorted());
  expect(codesUnder('Faults')).toEqual(Object.keys(errorCodes).toSorted());
});
