import { expect, test } from 'vitest';
import { connectTabOf } from './connectTabs.ts';

test.each([
  ['/locations/1/connect', 'pros'],
  ['/locations/1/connect/', 'pros'],
  ['/locations/12/connect/groups', 'groups'],
  ['/locations/1/connect/network', 'network'],
  ['/locations/1/connect/network/invites', 'invites'],
  ['/locations/1/connect/history', 'history'],
  ['/locations/1/connect/blocked', 'blocked'],
  ['/locations/1/connect/groups/7', null],
  ['/locations/1/connect/pros/0b9e', null],
])('the page %s shows the tab %s', (path, tab) => {
  expect(connectTabOf(path)).toBe(tab);
});
