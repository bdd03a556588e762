import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTest, sources } from './sources.ts';

const written = sources();
const product = written.filter(({ path }) => !isTest(path));

describe('the house', () => {
  it('the house keeps half of its files under 50 lines and nine of ten under 150', () => {
    const lengths = product.map(({ text }) => text.split('\n').length).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(50);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(150);
  });

  it('the house has no cupboards and no versions in names', () => {
    expect(
      written
        .map(({ path }) => path)
        .filter((path) => /\/(utils?|helpers?|common|misc)(\/|\.ts)|[a-z]V\d+\.ts/.test(path)),
    ).toEqual([]);
  });

  it('the house leaves nothing for later and skips no test', () => {
    const unfinished =
      /\b(TODO|FIXME|XXX)\b|\b(it|test|describe)\.(skip|only|todo)\b|(eslint|oxlint)-disable|@ts-(ignore|expect-error|nocheck)/;
    expect(written.filter(({ text }) => unfinished.test(text)).map(({ path }) => path)).toEqual([]);
  });

  // In a list of failures, one reads only the test's own name.
  it('the house gives each name of a test a subject', () => {
    const fragment = /\b(?:test|it)(?:\.each\(.*\))?\(\s*['"`](?:is|are|was|can|may|and|or|that|its?) .*/g;
    const found = written
      .filter(({ path }) => isTest(path))
      .flatMap(({ path, text }) => [...text.matchAll(fragment)].map(([name]) => `${path}: ${name}`));
    expect(found).toEqual([]);
  });

  // Stacks do not begin at the system's time; sessions and signatures use that one, as Date.now().
  it('the house reads the time of journeys in one place', () => {
    const readers = written.filter(
      ({ path, text }) => path.startsWith('e2e/') && /Temporal\.Now\./.test(text),
    );
    expect(readers.map(({ path }) => path)).toEqual([
      'e2e/src/stack/nextTimeOfWeek.ts',
      'e2e/src/stack/now.ts',
    ]);
  });

  it('the house uses exactly one copy of graphql', () => {
    expect(globSync('node_modules/.pnpm/graphql@*')).toHaveLength(1);
  });
});
