import { expect, test } from 'vitest';
import { checkInCode } from './checkInCode.ts';

test.each(['4821', ' 48 21 ', '0000'])('%j is a check-in code', (text) => {
  expect(checkInCode.parse(text)).toBe(text.replaceAll(' ', ''));
});

test.each([undefined, '', '482', '48210', '482a', '４８２１'])('%j is no check-in code', (text) => {
  expect(checkInCode.safeParse(text).error?.issues).toMatchObject([
    { message: 'Enter the 4 digits of the code' },
  ]);
});
