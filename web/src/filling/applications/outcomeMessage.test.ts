import { describe, expect, test } from 'vitest';
import { outcomeMessage } from './outcomeMessage.ts';

const done = (...ids: string[]) => ({ done: ids, refused: new Map<string, string>() });

describe('outcomeMessage', () => {
  test.each([
    ['select' as const, 'Maria selected'],
    ['unselect' as const, 'Maria unselected'],
    ['confirm' as const, 'Maria confirmed'],
    [{ reason: 'OTHER' as const, explanation: 'x' }, 'Maria dismissed'],
  ])('names the one who was acted on: %j', (what, title) => {
    expect(outcomeMessage(what, ['Maria'], done('1'))).toEqual({ tone: 'success', title });
  });

  test('counts several', () => {
    expect(outcomeMessage('select', ['Maria', 'Tom'], done('1', '2'))?.title).toBe('2 applicants selected');
  });

  test('says how many of several were refused, and nothing of one, whose row says it', () => {
    const partly = { done: ['1'], refused: new Map([['2', 'full']]) };
    expect(outcomeMessage('select', ['Maria', 'Tom'], partly)).toMatchObject({
      tone: 'warning',
      title: '1 of 2 selected',
    });
    expect(outcomeMessage('select', ['Tom'], { done: [], refused: partly.refused })).toBeNull();
  });
});
