import { array, assert, integer, oneof, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const id = oneof(integer(), string());
const neighbours = array(id, { maxLength: 20 });

describe('cursors', () => {
  test('cursors come back as they were, for ids of numbers and of text', () => {
    const cursor = record({
      offset: integer({ min: 0, max: 1_000_000_000 }),
      id,
      preceding: neighbours,
      following: neighbours,
    });
    assert(
      property(cursor, (given) => {
        expect(decodeCursor(encodeCursor(given), 'after')).toEqual(given);
      }),
    );
  });

  test.for([
    '',
    'cursor',
    'MjU=',
    Buffer.from('[25]').toString('base64url'),
    Buffer.from('[-1,7,[],[]]').toString('base64url'),
    Buffer.from('[2.5,7,[],[]]').toString('base64url'),
    Buffer.from('[1e12,7,[],[]]').toString('base64url'),
    Buffer.from('[25,null,[],[]]').toString('base64url'),
    Buffer.from(JSON.stringify([25, 7, Array(21).fill(1), []])).toString('base64url'),
    Buffer.from('{"offset":25}').toString('base64url'),
    `${Buffer.from('[25,7,[],[]]').toString('base64url')} `,
    'W'.repeat(5_000),
  ])('the cursor %s is refused, naming the argument', (text) => {
    expect(() => decodeCursor(text, 'before')).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', argument: 'before' } }),
    );
  });
});
