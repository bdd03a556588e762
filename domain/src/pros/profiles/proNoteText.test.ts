import { expect, test } from 'vitest';
import { proNoteText } from './proNoteText.ts';

function messages(text: string): string[] | undefined {
  return proNoteText.safeParse(text).error?.issues.map(({ message }) => message);
}

test('a note has 1 to 2000 characters', () => {
  expect(proNoteText.parse(' Knows the grill. ')).toBe('Knows the grill.');
  expect(messages('  ')).toEqual(['This field is required']);
  expect(messages('x'.repeat(2001))).toEqual(['At most 2000 characters']);
});
