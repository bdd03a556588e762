import { describe, expect, test } from 'vitest';
import { outcomeMessage } from './outcomeMessage.ts';

const done = (...ids: string[]) => ({ done: ids, refused: new Map<string, string>() });

const undo = () => undefined;

describe('outcomeMessage', () => {
  test.each([
    ['select' as const, 'Maria selected'],
    ['unselect' as const, 'Maria unselected'],
    ['confirm' as const, 'Maria confirmed'],
    ['dismiss' as const, 'Maria dismissed'],
  ])('names a single applicant after %j', (kind, title) => {
    expect(outcomeMessage(kind, ['Maria'], done('1'), null)).toEqual({ tone: 'success', title });
  });

  test('offers to undo what took effect, also in part, and nothing else', () => {
    const refused = new Map([['2', 'full']]);
    const action = { label: 'Undo', onAction: undo, lapsesAfter: 10_000 };
    expect(outcomeMessage('select', ['Maria'], done('1'), undo)?.action).toEqual(action);
    expect(outcomeMessage('select', ['Maria', 'Tom'], { done: ['1'], refused }, undo)?.action).toEqual(
      action,
    );
    expect(outcomeMessage('select', [], { done: [], refused }, undo)?.action).toBeUndefined();
  });

  test('counts several applicants', () => {
    expect(outcomeMessage('select', ['Maria', 'Tom'], done('1', '2'), null)?.title).toBe(
      '2 applicants selected',
    );
  });

  test('counts refusals among several applicants, and is null for a single refusal', () => {
    const partly = { done: ['1'], refused: new Map([['2', 'full']]) };
    expect(outcomeMessage('select', ['Maria', 'Tom'], partly, null)).toMatchObject({
      tone: 'warning',
      title: '1 of 2 selected',
    });
    expect(outcomeMessage('select', ['Tom'], { done: [], refused: partly.refused }, null)).toBeNull();
  });

  test('counts those who have left the list, and says why one of them was refused', () => {
    const refused = new Map([['2', 'This application is withdrawn.']]);
    expect(outcomeMessage('dismiss', [], { done: [], refused }, null)).toEqual({
      tone: 'danger',
      title: 'This application is withdrawn.',
    });
    expect(outcomeMessage('dismiss', ['Maria'], { done: ['1'], refused }, null)?.title).toBe(
      '1 of 2 dismissed',
    );
    expect(outcomeMessage('dismiss', [], done('1'), null)?.title).toBe('1 applicant dismissed');
  });
});
