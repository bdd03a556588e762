import { expect, test } from 'vitest';
import type { BuiltChunk } from './builtChunks.ts';
import { offlineFiles } from './offlineFiles.ts';

const route = (name: string) => `/web/src/app/routes/${name}.tsx?tsr-split=component`;
const chunk = (fileName: string, facts: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  module: null,
  imports: [],
  dynamicImports: [],
  isEntry: false,
  others: [],
  ...facts,
});

const chunks = [
  chunk('assets/index.js', { isEntry: true, imports: ['assets/app.js'] }),
  chunk('assets/app.js', {
    dynamicImports: ['assets/roster.js', 'assets/pay.js', 'assets/palette.js', 'assets/help.js'],
    others: ['assets/app.css', 'assets/inter.woff2'],
  }),
  chunk('assets/roster.js', { module: route('_app.roster'), dynamicImports: ['assets/dialog.js'] }),
  chunk('assets/dialog.js', { imports: ['assets/app.js'] }),
  chunk('assets/pay.js', { module: route('_app.pay'), imports: ['assets/money.js'] }),
  chunk('assets/money.js'),
  chunk('assets/palette.js', { module: '/web/src/app/palette/Commands.tsx' }),
  chunk('assets/help.js', { module: '/web/src/app/help/ShellTools.tsx' }),
  chunk('sw.js'),
];

test('offline files are those of the entry, the route, and what they load now or later, but of no other route', () => {
  expect(offlineFiles(chunks, ['_app.roster'])).toEqual([
    '/assets/app.css',
    '/assets/app.js',
    '/assets/dialog.js',
    '/assets/index.js',
    '/assets/inter.woff2',
    '/assets/roster.js',
  ]);
});
