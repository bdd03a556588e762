import { expect, test } from 'vitest';
import { pinStep } from './pinStep.ts';

test.each([
  ['ArrowUp', false, { east: 0, north: 3.048 }],
  ['ArrowLeft', false, { east: -3.048, north: 0 }],
  ['ArrowDown', true, { east: 0, north: -30.48 }],
  ['ArrowRight', true, { east: 30.48, north: 0 }],
  ['Enter', false, null],
])('the key %s with shift %s moves the pin by %j', (key, shiftKey, offset) => {
  expect(pinStep({ key, shiftKey })).toEqual(offset);
});
