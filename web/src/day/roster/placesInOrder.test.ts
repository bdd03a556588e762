import type { AttendanceState } from '@brigade/domain/day/roster/attendance.ts';
import { describe, expect, test } from 'vitest';
import { placesInOrder } from './placesInOrder.ts';

const pro = (id: string, state: AttendanceState, isMissing = false) => ({ id, state, isMissing });
const offer = (id: string, replacedId: string | null = null) => ({ id, replacedId });

const nothing = {
  confirmed: [],
  selected: [],
  selectedCount: 0,
  offers: [],
  openCount: 0,
  isFillable: true,
};

/** Each row in a few words: its mark, and who is in the place or asked to take it. */
const wordsOf = (
  facts: Partial<
    Parameters<typeof placesInOrder<ReturnType<typeof pro>, { id: string }, ReturnType<typeof offer>>>[0]
  >,
) =>
  placesInOrder({ ...nothing, ...facts }).map((row) => {
    if (row.kind === 'selected') return `selected ${row.selected?.id ?? 'unknown'}`;
    const who = row.kind === 'pro' ? `${row.mark ?? 'no place'} ${row.pro.id}` : 'open';
    return [who, ...row.offers.map(({ id }) => `asks ${id}`)].join(' ');
  });

describe('the places of a gig', () => {
  test('the places of a gig are confirmed, then selected, then open, a row each', () => {
    const facts = {
      confirmed: [pro('Ana', 'EXPECTED')],
      selected: [{ id: 'Bo' }],
      selectedCount: 1,
      openCount: 2,
    };
    expect(wordsOf(facts)).toEqual(['sure Ana', 'selected Bo', 'open', 'open']);
  });

  test('the places of a gig begin with a pro who dropped out, whose place is empty, and then with a missing one', () => {
    const facts = {
      confirmed: [pro('Ana', 'IN'), pro('Bo', 'LATE', true), pro('Cy', 'NO_SHOW')],
      openCount: 2,
    };
    expect(wordsOf(facts)).toEqual(['broken Cy', 'broken Bo', 'sure Ana', 'open']);
  });

  test('the places of a gig end with a pro who dropped out and whose place is filled again', () => {
    expect(wordsOf({ confirmed: [pro('Ana', 'CALLED_OUT'), pro('Bo', 'EXPECTED')] })).toEqual([
      'sure Bo',
      'no place Ana',
    ]);
  });

  test('the places of a gig have a row for each selected pro, loaded or not', () => {
    expect(wordsOf({ selected: [{ id: 'Bo' }], selectedCount: 3 })).toEqual([
      'selected Bo',
      'selected unknown',
      'selected unknown',
    ]);
  });

  test('the places of a gig name each offer once: at the place of the pro it replaces, or else at an open one', () => {
    const offers = [offer('Di', 'Cy'), offer('Ed'), offer('Fay'), offer('Gus', 'Hal')];
    expect(wordsOf({ confirmed: [pro('Cy', 'NO_SHOW')], openCount: 3, offers })).toEqual([
      'broken Cy asks Di',
      'open asks Ed asks Gus',
      'open asks Fay',
    ]);
  });

  test('the places of a gig name an offer of the place of a missing pro, not recorded as dropped out, only there', () => {
    const facts = { confirmed: [pro('Bo', 'LATE', true)], openCount: 1, offers: [offer('Di', 'Bo')] };
    expect(wordsOf(facts)).toEqual(['broken Bo asks Di', 'open']);
  });

  test('places that were never filled are no rows after the shift, and what went wrong is last', () => {
    const facts = { confirmed: [pro('Cy', 'NO_SHOW'), pro('Ana', 'OUT')], openCount: 3, isFillable: false };
    expect(wordsOf(facts)).toEqual(['sure Ana', 'broken Cy']);
  });
});
