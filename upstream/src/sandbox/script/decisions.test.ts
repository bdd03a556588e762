import { describe, expect, test } from 'vitest';
import { chance } from './chance.ts';
import { answerOffer, answerSelection, applyInTime, followInvite, workGig } from './decisions.ts';

const now = new Date('2026-03-02T15:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1);

test('equal seeds and subjects draw equal numbers, others draw different ones', () => {
  const draw = chance(7, 'offer', 1, 2);
  const again = chance(7, 'offer', 1, 2);
  const numbers = [draw(), draw(), draw()];

  expect([again(), again(), again()]).toEqual(numbers);
  expect(chance(8, 'offer', 1, 2)()).not.toBe(numbers[0]);
  expect(new Set(numbers).size).toBe(3);
  for (const number of numbers) expect(number >= 0 && number < 1).toBe(true);
});

describe('for any seed', () => {
  test.each([0.4, 1, 4, 30])(
    'a pro who answers an offer of %d hours does so before it ends, on full five minutes',
    (hours) => {
      const acts = seeds.flatMap((seed) => answerOffer(chance(seed), { now, expires: inHours(hours) }));

      for (const { due } of acts) {
        expect(due > now && due < inHours(hours)).toBe(true);
        expect(due.getTime() % 300_000).toBe(0);
      }
      const kinds = acts.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'ACCEPT_OFFER').length).toBeGreaterThan(200);
      expect(kinds).toContain('DECLINE_OFFER');
      expect(acts.length).toBeLessThan(seeds.length);
    },
  );

  test('an expiring offer is not answered', () => {
    const expires = new Date(now.getTime() + 60_000);

    expect(seeds.flatMap((seed) => answerOffer(chance(seed), { now, expires }))).toEqual([]);
  });

  test('a selected pro confirms or cancels in time', () => {
    const acts = seeds.flatMap((seed) => answerSelection(chance(seed), { now, expires: inHours(4) }));

    expect(new Set(acts.map(({ kind }) => kind))).toEqual(new Set(['CONFIRM', 'CANCEL']));
    for (const { due } of acts) expect(due > now && due < inHours(4)).toBe(true);
  });

  test('a confirmed pro works, cancels before the start or does not show up', () => {
    const days = seeds.map((seed) => workGig(chance(seed), { now, start: inHours(40), end: inHours(46) }));

    expect(new Set(days.map((acts) => acts.map(({ kind }) => kind).join()))).toEqual(
      new Set(['CLOCK_IN,CLOCK_OUT', 'CLOCK_IN,LEAVE_SITE,RETURN_TO_SITE,CLOCK_OUT', 'CANCEL', 'NO_SHOW']),
    );
    for (const [first] of days) expect(first && first.due > now).toBe(true);
    for (const { due } of days.flat().filter(({ kind }) => kind === 'CANCEL')) {
      expect(due < inHours(40)).toBe(true);
    }
    for (const acts of days) {
      const dues = acts.map(({ due }) => due.getTime());
      expect(dues).toEqual([...new Set(dues)].toSorted((one, other) => one - other));
    }
  });

  test('a pro confirmed after the start comes immediately', () => {
    const days = seeds.map((seed) => workGig(chance(seed), { now, start: inHours(-1), end: inHours(3) }));

    for (const acts of days) {
      expect([acts[0]?.kind, acts.at(-1)?.kind]).toEqual(['CLOCK_IN', 'CLOCK_OUT']);
      expect(acts[0] && acts[0].due > now && acts[0].due <= inHours(1)).toBe(true);
    }
  });

  test('applications precede the start, and invites are accepted before they expire', () => {
    for (const { due } of seeds.flatMap((seed) => applyInTime(chance(seed), { now, start: inHours(2) }))) {
      expect(due > now && due < inHours(2)).toBe(true);
    }
    const followed = seeds.flatMap((seed) => followInvite(chance(seed), { now, expires: inHours(336) }));
    expect(followed.length).toBeGreaterThan(200);
    expect(followed.length).toBeLessThan(seeds.length);
  });
});
