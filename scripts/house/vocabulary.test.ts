import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Words that engineers do not search for and managers do not use, in any text of the repository. */
const banned =
  /\b(anew|anybody|calmly|e-mail|everybody|forgets?|in vain|meanwhile|mend(?:s|ed|ing)?|nobody|outdates?|somebody|(?<!host )stands?|tells|the former|told|whoever|whom)\b/i;

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
  expect(bannedWords('a.ts', '// It stands at the host stand.')).toEqual(['a.ts:1: stands']);
  expect(bannedWords('a.ts', '// The host stand.')).toEqual([]);
});

it('uses plain words in code, comments, test names and copy', () => {
  expect(sources().flatMap(({ path, text }) => bannedWords(path, text))).toEqual([]);
});

it('says continues and not goes on in comments', () => {
  const comments = sources().flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(?:\/\*|\*|\/\/)/.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(comments.length).toBeGreaterThan(1000);
  expect(comments.filter((comment) => /\bgoes on\b/i.test(comment))).toEqual([]);
});

/** The words of a component that people may read: JSX text, and strings and templates with a space in them. */
function copyOf(text: string): string[] {
  const words: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as { type?: string; value?: string; raw?: string };
    if (node.type === 'ImportDeclaration' || node.type === 'TaggedTemplateExpression') return;
    if (node.type === 'JSXText') words.push((node.value ?? '').trim());
    if (node.type === 'StringLiteral' && /\s/.test(node.value ?? '')) words.push(node.value ?? '');
    if (node.type === 'TemplateElement' && /\s/.test(node.raw ?? '')) words.push((node.raw ?? '').trim());
    Object.values(node).forEach(visit);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: true }));
  return words.filter((word) => word !== '');
}

it('finds the words of a component that people may read', () => {
  const text =
    'import a from \'a gig\';\n// A gig\nconst b = <Card title="Two gigs" href={`/gigs/${id}`}>Gig {`${id} gigs`}</Card>;';
  expect(copyOf(text)).toEqual(['Two gigs', 'Gig', 'gigs']);
});

it('says shift on screen for what is a gig in code and schema', () => {
  const files = sources().filter(({ path }) => path.startsWith('web/src/') && !path.includes('.test.'));
  const words = files.flatMap(({ path, text }) => copyOf(text).map((copy) => ({ path, copy })));
  expect(words.filter(({ copy }) => /\bgigs?\b/i.test(copy))).toEqual([]);
});

it('uses plain words in scripts and documents', () => {
  // CONTEXT.md lists the words to avoid.
  const pages = globSync(['*.md', '{docs,bench}/**/*.md', 'scripts/**/*.ts'], {
    exclude: ['**/vocabulary.test.ts', 'CONTEXT.md'],
  });
  expect(pages.flatMap((path) => bannedWords(path, readFileSync(path, 'utf8')))).toEqual([]);
});
