import { afterEach, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';

afterEach(() => document.body.replaceChildren());

test('finds a contrast that is too low in one theme only', async () => {
  document.body.innerHTML =
    '<p style="color: light-dark(black, #333); background: light-dark(white, black)">Hard to read at night</p>';
  const found = await axeViolations();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^dark: color-contrast/);
});

test('finds a control without a name once and restores the theme', async () => {
  document.body.innerHTML = '<button></button>';
  expect(await axeViolations()).toEqual([expect.stringMatching(/^light: button-name/)]);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
