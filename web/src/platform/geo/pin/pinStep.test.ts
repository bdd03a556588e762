import { expect, test } from 'vitest';
import { pinStep } from './pinStep.ts';

test.each([
  ['ArrowUp', false, { east: 0, north: 5 }],
  ['ArrowLeft', false, { east: -5, north: 0 }],
  ['ArrowDown', true, { east: 0, north: -50 }],
  ['ArrowRight', true, { east: 50, north: 0 }],
  ['Enter', false, null],
])('the key %s with shift %s moves the pin by %j', (key, shiftKey, offset) => {
  expect(pinStep({ key, shiftKey })).toEqual(offset);
});
