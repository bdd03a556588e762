import { expect, test } from 'vitest';
import type { BuiltChunk } from './builtChunks.ts';
import { screenFiles } from './screenFiles.ts';

const chunk = (fileName: string, facts: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  module: null,
  imports: [],
  dynamicImports: [],
  isEntry: false,
  others: [],
  ...facts,
});
const screen = (route: string, facts: Partial<BuiltChunk> = {}, parts = 'component') =>
  chunk(`${route}.js`, { module: `/web/src/app/routes/${route}.tsx?tsr-split=${parts}`, ...facts });

const session = chunk('session.js', { module: '/web/src/platform/relay/sessionClient.ts' });

test('a screen of someone signed in begins with the session, its frame and itself, and what these import', () => {
  const chunks = [
    session,
    screen('_app', { imports: ['shell.js'] }),
    chunk('shell.js', { others: ['logo.svg'] }),
    screen('_app.locations.$locationId'),
    screen('_app.locations.$locationId.pay', { dynamicImports: ['dialog.js'] }, 'component---loader'),
    chunk('dialog.js'),
  ];
  expect(screenFiles(chunks)).toEqual([
    {
      pathname: '/locations/:locationId/pay',
      isSignedIn: true,
      files: [
        '/session.js',
        '/_app.js',
        '/_app.locations.$locationId.js',
        '/_app.locations.$locationId.pay.js',
        '/shell.js',
      ],
    },
  ]);
});

test('a screen before the sign-in begins without the session', () => {
  const chunks = [session, screen('auth'), screen('auth.index')];
  expect(screenFiles(chunks)).toEqual([
    { pathname: '/auth', isSignedIn: false, files: ['/auth.js', '/auth.index.js'] },
  ]);
});

test('a loader that is apart from its component belongs to the screen, and an error screen does not', () => {
  const chunks = [
    screen('terms'),
    screen('terms', { fileName: 'loader.js' }, 'loader'),
    screen('terms', { fileName: 'error.js' }, 'errorComponent'),
  ];
  expect(screenFiles(chunks)).toEqual([
    { pathname: '/terms', isSignedIn: false, files: ['/terms.js', '/loader.js'] },
  ]);
});

test.each([
  ['_app.locations.$locationId._settings.teams', '/locations/:locationId/teams'],
  ['_app.locations.$locationId.pay_.extra_.new', '/locations/:locationId/pay/extra/new'],
  ['_app._account.settings_.webhooks.{-$webhookId}', '/settings/webhooks{/:webhookId}?'],
  ['_app.locations.index', '/locations'],
])('the route %s is at %s', (route, pathname) => {
  expect(screenFiles([screen(route)]).map((one) => one.pathname)).toEqual([pathname]);
});

test.each(['_app.index', '_app.$'])('the route %s is left out, because it only leads elsewhere', (route) => {
  expect(screenFiles([screen(route)])).toEqual([]);
});

test('addresses without parameters come first', () => {
  const found = screenFiles([screen('_app.locations.$locationId.index'), screen('_app.locations.add')]);
  expect(found.map(({ pathname }) => pathname)).toEqual(['/locations/add', '/locations/:locationId']);
});
