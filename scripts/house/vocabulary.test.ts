import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Words that engineers do not search for and managers do not use, in any text of the repository. */
const banned =
  /\b(anew|calmly|in vain|meanwhile|mend(?:s|ed|ing)?|nobody|outdates?|somebody|stands|the former|told|whoever|whom)\b/i;

/** Lines with a banned word, as `path:line: word`. */
function bannedWords(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const word = banned.exec(line)?.[1];
    return word === undefined ? [] : [`${path}:${index + 1}: ${word}`];
  });
}

it('finds a banned word', () => {
  expect(bannedWords('a.ts', 'const a = 1;\n// Nobody reads this.')).toEqual(['a.ts:2: Nobody']);
  expect(bannedWords('a.ts', 'const standby = nobodyElse;')).toEqual([]);
});

it('uses plain words in code, comments, test names and copy', () => {
  expect(sources().flatMap(({ path, text }) => bannedWords(path, text))).toEqual([]);
});

it('uses plain words in scripts and documents', () => {
  // CONTEXT.md lists the words to avoid.
  const pages = globSync(['*.md', '{docs,bench}/**/*.md', 'scripts/**/*.ts'], {
    exclude: ['**/vocabulary.test.ts', 'CONTEXT.md'],
  });
  expect(pages.flatMap((path) => bannedWords(path, readFileSync(path, 'utf8')))).toEqual([]);
});
