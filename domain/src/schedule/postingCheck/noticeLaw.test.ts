import { expect, test } from 'vitest';
import { noticeLaw } from './noticeLaw.ts';

test.each([
  ['Portland', 'OR', "Oregon's predictive scheduling law"],
  ['New York', 'NY', "New York City's Fair Workweek Law"],
  [' chicago ', 'IL', "Chicago's Fair Workweek Ordinance"],
  ['Seattle', 'WA', "Seattle's Secure Scheduling Ordinance"],
])('the law in %s, %s: %s', (city, stateCode, name) => {
  expect(noticeLaw({ city, stateCode })).toMatchObject({ name, days: 14 });
});

test.each([
  ['Nashville', 'TN'],
  ['Buffalo', 'NY'],
  ['Chicago', 'TX'],
])('there is no law in %s, %s', (city, stateCode) => {
  expect(noticeLaw({ city, stateCode })).toBeNull();
});
