import { afterEach, expect, test } from 'vitest';
import { applyTheme, storedTheme } from './theme.ts';

afterEach(() => applyTheme('system'));

const scheme = () => getComputedStyle(document.documentElement).colorScheme;
const paper = () => getComputedStyle(document.body).backgroundColor;

test('a chosen theme is shown and remembered', () => {
  applyTheme('dark');
  const dark = paper();
  expect(scheme()).toBe('dark');
  expect(storedTheme()).toBe('dark');
  applyTheme('light');
  expect(scheme()).toBe('light');
  expect(paper()).not.toBe(dark);
  expect(storedTheme()).toBe('light');
});

test('the system’s theme is followed by default and again after a choice', () => {
  expect(storedTheme()).toBe('system');
  applyTheme('dark');
  applyTheme('system');
  expect(scheme()).toBe('light dark');
  expect(storedTheme()).toBe('system');
});

test('an unknown stored theme is ignored', () => {
  localStorage.setItem('brigade.theme', 'sepia');
  expect(storedTheme()).toBe('system');
});
