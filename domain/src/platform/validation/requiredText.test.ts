import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requiredText, requiredTextOr } from './requiredText.ts';

describe.each([
  ['requiredText', requiredText, 'This field is required'],
  ['requiredTextOr', requiredTextOr('Choose a position'), 'Choose a position'],
])('%s', (_name, schema, message) => {
  test.each(['', ' ', '\t\n', '\u00a0', null, undefined, 7])('refuses %j in its own words, once', (value) => {
    expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('keeps the text without the white space around it', () => {
    expect(schema.parse('  Mary Ann \n')).toBe('Mary Ann');
  });

  test('takes exactly the texts that are not blank', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^\s*$/)), (text) => {
        const { success, data } = schema.safeParse(text);
        const isBlank = text.trim() === '';
        expect({ success, data }).toEqual({ success: !isBlank, data: isBlank ? undefined : text.trim() });
      }),
    );
  });
});
