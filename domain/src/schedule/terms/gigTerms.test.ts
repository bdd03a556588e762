import { describe, expect, test } from 'vitest';
import { gigTermRule, gigTerms, type GigTextTerm, gigTermsIn, type GigTermUse } from './gigTerms.ts';

const uses: readonly GigTermUse[] = ['line', 'posting', 'editing', 'template', 'import'];

/** The first message of a rule that rejects the value. */
const messageOf = (name: keyof typeof gigTerms, use: GigTermUse, value: unknown) =>
  gigTermRule(name, use).safeParse(value).error?.issues[0]?.message;

const texts: Readonly<Record<GigTextTerm, number>> = {
  contactName: 100,
  description: 5000,
  specialInstructions: 2000,
  privateNotes: 2000,
};

describe.each(Object.entries(texts) as [GigTextTerm, number][])('%s', (name, limit) => {
  test.each(gigTerms[name].uses)(`accepts ${limit} characters and rejects one more in a %s`, (use) => {
    expect(messageOf(name, use, ` ${'x'.repeat(limit)} `)).toBeUndefined();
    expect(messageOf(name, use, 'x'.repeat(limit + 1))).toBe(`At most ${limit} characters`);
  });
});

test.each([
  ['places', 200, 201, 'Enter a number from 1 to 200'],
  ['wage', 7500, 7501, 'Enter a wage from $15 to $75 an hour'],
  ['unpaidBreakMinutes', 240, 241, 'Enter 0 to 240 minutes'],
  ['unpaidBreakMinutes', 0, -1, 'Enter 0 to 240 minutes'],
  ['boostBonus', 100_000, 100_001, 'Enter a bonus from $1 to $1,000, or nothing'],
  ['contactPhone', '(305) 555-0123', '555-0123', 'Invalid phone number'],
  ['requirementIds', Array(50).fill('id'), Array(51).fill('id'), 'At most 50 requirements'],
  ['attachmentIds', Array(10).fill('id'), Array(11).fill('id'), 'At most 10 files'],
] as const)('%s accepts %j and rejects %j', (name, good, bad, message) => {
  expect(messageOf(name, 'editing', good)).toBeUndefined();
  expect(messageOf(name, 'editing', bad)).toBe(message);
});

test('a template needs a description and takes at most 20 requirements', () => {
  expect(messageOf('description', 'template', ' ')).toBe('This field is required');
  expect(messageOf('description', 'line', ' ')).toBeUndefined();
  expect(messageOf('requirementIds', 'template', Array(21).fill('id'))).toBe('At most 20 requirements');
});

test.each(uses)('every term of a %s is listed once', (use) => {
  const names = gigTermsIn(use);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => (gigTerms[name].uses as readonly GigTermUse[]).includes(use))).toBe(true);
});

test('a term belongs to the lines of a posting or to the posting as a whole', () => {
  const shared: readonly string[] = gigTermsIn('posting');
  expect(gigTermsIn('line').filter((name) => shared.includes(name))).toEqual([]);
});
