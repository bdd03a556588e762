import { expect, test } from 'vitest';
import { lapseKinds, lapseText } from './lapse.ts';

test('the text of each lapse contains the name', () => {
  expect(lapseKinds.map((kind) => lapseText(kind, 'Kim L.'))).toEqual([
    'Kim L. was selected and did not answer in time',
    'Kim L. did not answer the offer in time',
    'Kim L. declined the offer',
  ]);
});
