import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

test('without any variable the server is local, on a folder, with demo data', () => {
  expect(parseSettings({})).toEqual({
    port: 4001,
    host: '127.0.0.1',
    publicUrl: null,
    webPublicUrl: 'http://127.0.0.1:4000',
    trustedProxies: 'loopback',
    databasePlace: { kind: 'folder', folder: '.data/upstream' },
    isProduction: false,
    productSlug: 'brigade',
    demoSeed: 1,
    logLevel: 'info',
  });
});

test('each variable is taken', () => {
  expect(
    parseSettings({
      UPSTREAM_PORT: '4100',
      UPSTREAM_HOST: '0.0.0.0',
      UPSTREAM_PUBLIC_URL: 'https://api.brigade.example/',
      WEB_PUBLIC_URL: 'https://brigade.example/',
      UPSTREAM_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      DATABASE_URL: 'postgres://brigade@db.example/brigade',
      BRIGADE_ENV: 'production',
      PRODUCT_SLUG: 'crew',
      DEMO_SEED: '7',
      LOG_LEVEL: 'silent',
    }),
  ).toEqual({
    port: 4100,
    host: '0.0.0.0',
    publicUrl: 'https://api.brigade.example',
    webPublicUrl: 'https://brigade.example',
    trustedProxies: 'loopback, 10.0.0.0/8',
    databasePlace: { kind: 'postgres', url: 'postgres://brigade@db.example/brigade' },
    isProduction: true,
    productSlug: 'crew',
    demoSeed: 7,
    logLevel: 'silent',
  });
});

test('an empty variable counts as unset', () => {
  expect(parseSettings({ UPSTREAM_PORT: '', DATABASE_URL: '' })).toEqual(parseSettings({}));
});

test.each([
  ['UPSTREAM_PORT', '65536'],
  ['UPSTREAM_PORT', 'http'],
  ['UPSTREAM_PUBLIC_URL', 'api.brigade.example'],
  ['DATABASE_URL', 'mysql://db.example/brigade'],
  ['UPSTREAM_TRUSTED_PROXIES', 'everybody'],
  ['UPSTREAM_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['BRIGADE_ENV', 'prod'],
  ['PRODUCT_SLUG', 'My Product'],
  ['DEMO_SEED', '-1'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by the name of the variable', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => parseSettings({ [name]: value })).toThrow(`${name}: `);
});

test('every wrong variable is named at once', () => {
  expect(() => parseSettings({ UPSTREAM_PORT: 'x', LOG_LEVEL: 'x' })).toThrow(
    /UPSTREAM_PORT: .*\nLOG_LEVEL: /,
  );
});
