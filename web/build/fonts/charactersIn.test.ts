import { expect, it } from 'vitest';
import { charactersIn } from './charactersIn.ts';

it('lists single code points and ranges with both ends', () => {
  expect(charactersIn('U+0041-0043,U+20AC')).toBe('ABC€');
});

it('reads code points above 16 bits', () => {
  expect(charactersIn('U+1F600-1F601')).toBe('😀😁');
});
