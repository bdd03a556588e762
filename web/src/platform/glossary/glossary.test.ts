import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';

const entries = Object.values(glossary);

test('names each word once', () => {
  const names = entries.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test.each(entries)('explains $name in whole sentences that fit beside the word', ({ meaning }) => {
  expect(meaning).toMatch(/^[A-Z0-9].*\.$/);
  expect(meaning.length).toBeLessThanOrEqual(160);
});
