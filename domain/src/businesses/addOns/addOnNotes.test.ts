import { expect, test } from 'vitest';
import { addOnNotes, addOnNotesLimit } from './addOnNotes.ts';

test('notes are trimmed and have an upper limit', () => {
  expect(addOnNotes.parse(' By phone only ')).toBe('By phone only');
  expect(addOnNotes.parse('')).toBe('');
  expect(addOnNotes.safeParse('x'.repeat(addOnNotesLimit + 1)).error?.issues[0]?.message).toBe(
    'At most 1000 characters',
  );
});
