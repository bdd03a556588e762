import { expect, test } from 'vitest';
import { closureOf } from './manifest.ts';

const manifest = {
  entry: { file: 'entry.js', imports: ['shared'] },
  route: { file: 'route.js', imports: ['shared', 'ui'] },
  shared: { file: 'shared.js', imports: ['ui'] },
  ui: { file: 'ui.js', imports: ['shared'] },
  styles: { file: 'styles.css' },
};

test('counts each file once, however it is reached', () => {
  expect([...closureOf(manifest, ['entry', 'route'])].toSorted()).toEqual([
    'entry.js',
    'route.js',
    'shared.js',
    'ui.js',
  ]);
});

test('counts scripts only', () => {
  expect(closureOf(manifest, ['styles']).size).toBe(0);
});

test('fails on a chunk that the build does not have, as after a renamed route', () => {
  expect(() => closureOf(manifest, ['gone'])).toThrow('no chunk "gone"');
});
