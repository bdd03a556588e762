import { expect, test } from 'vitest';
import { dashboardCompareLabel, dashboardCompares } from './dashboardCompare.ts';
import {
  dashboardLabel,
  dashboardNamed,
  dashboardNames,
  dashboardQuestion,
  dashboardSlug,
} from './dashboardNames.ts';

test('every dashboard has a slug, a label and a question of its own', () => {
  expect(dashboardNames.map(dashboardSlug)).toEqual(['spend', 'fill-rate', 'reliability', 'compliance']);
  for (const name of dashboardNames) expect(dashboardNamed(dashboardSlug(name))).toBe(name);
  expect(new Set(dashboardNames.map(dashboardLabel)).size).toBe(dashboardNames.length);
  for (const name of dashboardNames) expect(dashboardQuestion(name)).toMatch(/^[A-Z].*\?$/);
});

test('other text names no dashboard', () => {
  expect(dashboardNamed('SPEND')).toBeNull();
});

test('every comparison has a label', () => {
  expect(new Set(dashboardCompares.map(dashboardCompareLabel)).size).toBe(3);
});
