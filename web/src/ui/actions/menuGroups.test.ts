import { expect, test } from 'vitest';
import { menuGroups } from './menuGroups.ts';

const light = { id: 'light', label: 'Light' };
const dark = { id: 'dark', label: 'Dark' };
const signOut = { id: 'sign-out', label: 'Sign out' };

test('only the group of the selected entry is a choice', () => {
  expect(menuGroups([light, dark, 'separator', signOut], 'dark')).toEqual([
    { entries: [light, dark], isChoice: true },
    { entries: [signOut], isChoice: false },
  ]);
});

test('a menu without a selected entry has no choice', () => {
  expect(menuGroups([light, dark], undefined)).toEqual([{ entries: [light, dark], isChoice: false }]);
});

test('separators at the ends and in a row make no empty groups', () => {
  const groups = menuGroups(['separator', light, 'separator', 'separator', signOut, 'separator'], undefined);
  expect(groups.map(({ entries }) => entries)).toEqual([[light], [signOut]]);
});
