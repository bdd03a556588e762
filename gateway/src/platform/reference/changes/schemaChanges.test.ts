import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { changelogText, closedChangelog } from './changelogText.ts';
import { compare, outdatedDeclarations, undeclaredChanges } from './comparison.ts';
import { deprecations, removalDate } from './deprecations.ts';
import { parseRelease, releaseText } from './release.ts';
import type { DeclaredChange } from './schemaChange.ts';

const before = `
  "A shift."
  type Gig { wage: Int, title(short: Boolean): String, status: Status }
  enum Status { OPEN, FILLED }
  type Query { gig: Gig, gigCount: Int }
`;
const after = `
  "A shift of one day."
  type Gig {
    title(short: Boolean @deprecated(reason: "Titles are short. Removed on or after 2027-03-01.")): String
    status: Status
    place: String
  }
  enum Status { OPEN, FILLED, OVER }
  type Query { gig: Gig, gigCount: Int }
`;
const declared: DeclaredChange = {
  description: 'Field Gig.wage was removed.',
  reason: 'Use `Gig.pay`, which has a currency.',
  date: '2026-12-01',
};
const release = parseRelease(releaseText(buildSchema(before), { version: '1.2.0', date: '2026-11-24' }));
const comparison = compare(buildSchema(after), release, [declared]);

describe('the released schema', () => {
  test('the released schema keeps its version, its date and its elements, without descriptions', () => {
    const text = releaseText(buildSchema(before), { version: '1.2.0', date: '2026-11-24' });
    expect(text).toMatch(/^# 1\.2\.0 2026-11-24\n/);
    expect(text).not.toContain('A shift.');
    expect(release).toMatchObject({ version: '1.2.0', date: '2026-11-24' });
    expect(compare(buildSchema(before), release, []).changes).toEqual([]);
  });

  test('the released schema is refused without a version', () => {
    expect(() => parseRelease('type Query { gig: Int }')).toThrow('no version and date');
  });
});

describe('a breaking change', () => {
  test('a breaking change is refused unless it is declared', () => {
    expect(undeclaredChanges(compare(buildSchema(after), release, []))).toEqual([declared.description]);
    expect(undeclaredChanges(comparison)).toEqual([]);
  });

  test('a breaking change that is not there may not be declared', () => {
    expect(outdatedDeclarations(comparison)).toEqual([]);
    expect(outdatedDeclarations(compare(buildSchema(before), release, [declared]))).toEqual([
      declared.description,
    ]);
  });
});

const schemaOf = (type: string) =>
  buildSchema(`
    scalar DatabaseId
    input Filter { gig: ${type}, first: Int }
    type Query { gig: ${type}, gigs(after: ${type}, filter: Filter): Boolean }
  `);

const kindsOf = (from: string, to: string) => {
  const released = parseRelease(releaseText(schemaOf(from), { version: '1.2.0', date: '2026-11-24' }));
  return new Set(compare(schemaOf(to), released, []).changes.map(({ kind }) => kind));
};

describe('a number that may be larger', () => {
  test.each([
    ['Int', 'DatabaseId'],
    ['[Int!]', '[DatabaseId!]'],
  ])('a number that may be larger is dangerous, not breaking: from %s to %s', (from, to) => {
    expect(kindsOf(from, to)).toEqual(new Set(['DANGEROUS']));
  });

  test.each([
    ['DatabaseId', 'Int'],
    ['String', 'DatabaseId'],
    ['Int', '[DatabaseId]'],
    ['[Int]!', '[DatabaseId]'],
  ])('a change to another type is breaking: from %s to %s', (from, to) => {
    expect(kindsOf(from, to)).toContain('BREAKING');
  });
});

test('deprecations are found by their coordinate, with the day on which they end', () => {
  const [[coordinate, reason] = ['', '']] = deprecations(buildSchema(after));
  expect(coordinate).toBe('Gig.title(short:)');
  expect(removalDate(reason)).toBe('2027-03-01');
  expect(removalDate('Titles are short.')).toBeNull();
});

describe('the changelog', () => {
  const text = changelogText('', comparison);

  test('the changelog groups changes by what they mean for clients, with the reasons of breaking ones', () => {
    expect(text.slice(text.indexOf('## Since'))).toMatchInlineSnapshot(`
      "## Since 1.2.0 (2026-11-24)

      ### Breaking

      Clients that use these must change.

      - Field \`Gig.wage\` was removed. Use \`Gig.pay\`, which has a currency. (2026-12-01)

      ### Dangerous

      Clients keep working if they expect unknown enum values, leave out what they do not set and read a DatabaseId as a number beyond 32 bits.

      - Enum value \`Status.OVER\` was added.

      ### Deprecated

      These work until the date in their reason.

      - \`Gig.title(short:)\` was deprecated: Titles are short. Removed on or after 2027-03-01.

      ### Added

      Nothing changes for clients that do not use these.

      - Field \`Gig.place\` was added.
      "
    `);
  });

  test('the changelog is stable, and keeps the sections of releases', () => {
    expect(changelogText(text, comparison)).toBe(text);
    const next = { version: '1.3.0', date: '2026-12-02' };
    const closed = closedChangelog(text, next);
    const current = buildSchema(after);
    const released = parseRelease(releaseText(current, next));
    const reopened = changelogText(closed, compare(current, released, []));
    expect(reopened).toContain(
      '## Since 1.3.0 (2026-12-02)\n\nNothing has changed.\n\n## 1.3.0 (2026-12-02)',
    );
    expect(reopened).toContain('Field `Gig.wage` was removed. Use `Gig.pay`');
    expect(changelogText(reopened, compare(current, released, []))).toBe(reopened);
  });
});
