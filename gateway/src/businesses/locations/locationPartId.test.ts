import { expect, test } from 'vitest';
import { locationPartId, locationPartIn, locationPartOf } from './locationPartId.ts';
import { globalId } from '../../testing/globalId.ts';

test('both numbers of the id of a part come back', () => {
  expect(locationPartIn(locationPartId({ locationId: 7, id: 12 }))).toEqual({ locationId: 7, id: 12 });
  expect(locationPartOf(globalId('LocationAddress', '7-12'), 'LocationAddress')).toEqual({
    locationId: 7,
    id: 12,
  });
});

test.each(['', '7', '7-', '-12', '7-12-1', '0-12', '7-x', '7-9007199254740992', '1e1-2'])(
  '"%s" is no id of a part',
  (text) => {
    expect(locationPartIn(text)).toBeNull();
  },
);

test('the id of something else is no id of a part', () => {
  expect(locationPartOf(globalId('LocationAddOn', '7-12'), 'LocationAddress')).toBeNull();
  expect(locationPartOf('nonsense', 'LocationAddress')).toBeNull();
});
