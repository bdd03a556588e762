import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { describe, expect, test } from 'vitest';
import { readDraft, removeDraft, saveDraft } from './postingDraft.ts';
import { emptyPosting } from './postingValues.ts';

const shape = emptyPosting('single', '2026-06-01');
const now = Temporal.Instant.from('2026-06-01T12:00:00Z');
const days = (count: number) => now.add({ hours: count * 24 });
const typed = { ...shape, contactName: 'Dana' };

describe('a draft', () => {
  test('a draft comes back as it was typed, to the same person at the same location', () => {
    saveDraft(1, 7, typed, now);
    expect(readDraft(1, 7, shape, days(13))).toEqual({ savedAt: now, values: typed });
    expect(readDraft(2, 7, shape, now)).toBeNull();
    expect(readDraft(1, 8, shape, now)).toBeNull();
  });

  test('a draft is gone once it was posted', () => {
    saveDraft(1, 7, typed, now);
    removeDraft(1, 7);
    expect(readDraft(1, 7, shape, now)).toBeNull();
  });

  test('a draft is dropped after two weeks', () => {
    saveDraft(1, 7, typed, now);
    expect(readDraft(1, 7, shape, days(14))).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '3'],
    ['of another form', JSON.stringify({ savedAt: now.toString(), values: { ...typed, lines: [{}] } })],
    ['without a time', JSON.stringify({ savedAt: 'soon', values: typed })],
  ])('a draft that is %s is dropped', (_case, stored) => {
    localStorage.setItem('brigade.posting.7.1', stored);
    expect(readDraft(1, 7, shape, now)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
