import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../src/ui/theme', file), 'utf8');

it('the fonts have every weight that the theme uses', () => {
  const [, least, most] = /font-weight: (\d+) (\d+);/.exec(read('inter/inter.css')) ?? [];
  const used = [...read('tokens.css').matchAll(/--weight-\w+: (\d+);/g)].map(([, weight]) => Number(weight));
  expect(Math.min(...used)).toBe(Number(least));
  expect(Math.max(...used)).toBe(Number(most));
});
