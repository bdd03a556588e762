import { expect, test } from 'vitest';
import { postGigTypeFromWire, postGigTypeLabel, postGigTypePurpose, postGigTypes } from './postGigType.ts';

test.each([
  ['single', 'Post Shift', 'One position, once or repeating'],
  ['schedule', 'Post Schedule', 'Several positions over several days'],
  ['assign', 'Assign Shift', 'Straight to pros you choose'],
  ['event', 'Create Event', 'Shifts that belong to one occasion'],
] as const)('%s is "%s": %s', (type, label, purpose) => {
  expect(postGigTypeLabel(type)).toBe(label);
  expect(postGigTypePurpose(type)).toBe(purpose);
  expect(postGigTypeFromWire(type)).toBe(type);
});

test('there are no other types of gigs to post', () => {
  expect(postGigTypes).toHaveLength(4);
});

test.each([undefined, null, '', 'Single', 'toString', 4])('%s is no type of gig to post', (name) => {
  expect(postGigTypeFromWire(name)).toBeNull();
});
