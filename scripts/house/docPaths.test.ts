import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

const folders = ['domain', 'gateway', 'web', 'upstream', 'e2e', 'bench', 'docs', 'scripts'];
const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md']);

/** Paths from the root that a page names between backticks; patterns and placeholders are not paths. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([a-z0-9.]+\/[^`\s]*)`/gi)]
    .map((match) => match[1] ?? '')
    .filter((path) => folders.includes(path.split('/')[0] ?? '') && !/[<>{}*…]/.test(path));
}

/** Where a page's links lead within the repository, from its root. */
function linkedPaths(page: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) =>
    join(dirname(page), decodeURIComponent(match[1] ?? '')),
  );
}

it.each(pages)('%s names only files that are there', (page) => {
  const text = readFileSync(page, 'utf8');
  expect([...namedPaths(text), ...linkedPaths(page, text)].filter((path) => !existsSync(path))).toEqual([]);
});

it('the list of decisions has each of them', () => {
  const list = 'docs/decisions/README.md';
  const listed = linkedPaths(list, readFileSync(list, 'utf8'));
  expect(globSync('docs/decisions/[0-9]*.md').filter((page) => !listed.includes(page))).toEqual([]);
});

it('each decision has a number of its own, also in its heading', () => {
  const records = globSync('docs/decisions/[0-9]*.md').toSorted();
  const numbers = records.map((record) => Number(/decisions\/(\d+)-/.exec(record)?.[1]));
  expect(new Set(numbers).size).toBe(numbers.length);
  const headings = records.map((record) => Number(/^# (\d+)\. /.exec(readFileSync(record, 'utf8'))?.[1]));
  expect(headings).toEqual(numbers);
});
