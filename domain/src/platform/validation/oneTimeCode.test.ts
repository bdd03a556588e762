import { describe, expect, test } from 'vitest';
import { oneTimeCode } from './oneTimeCode.ts';

describe('oneTimeCode', () => {
  test.each([
    ['123456', '123456'],
    ['000000', '000000'],
    [' 123 456\n', '123456'],
  ])('takes %j', (text, code) => {
    expect(oneTimeCode.parse(text)).toBe(code);
  });

  test.each(['', '12345', '1234567', '12345a', '123-456', '١٢٣٤٥٦', null, undefined, 123456])(
    'asks for the digits instead of %j',
    (value) => {
      expect(oneTimeCode.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([
        'Enter the 6 digits of the code',
      ]);
    },
  );
});
