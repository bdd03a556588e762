import { describe, expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

const inProduction = {
  BRIGADE_ENV: 'production',
  ERROR_REPORTING_DSN: 'off',
  SEGMENT_WRITE_KEY: 'off',
  W2_CONTACT_CENTER_KEY: 'off',
};

const dsn = 'https://key@errors.example/42';
const writeKey = 'aWriteKeyOfSegment';

function problemsOf(environment: Record<string, string>): string {
  try {
    parseSettings(environment);
    return '';
  } catch (error) {
    return error instanceof SettingsError ? error.message : `No SettingsError: ${String(error)}`;
  }
}

describe('settings', () => {
  test('settings have a default for everything on a local machine; an empty variable counts as unset', () => {
    const settings = parseSettings({ PORT: '', CORS_ORIGINS: '' });
    expect(settings).toMatchObject({
      environment: 'local',
      host: '127.0.0.1',
      port: 4000,
      productSlug: 'brigade',
      graphiql: true,
      corsOrigins: [],
      metricsToken: null,
      stripePublishableKey: null,
      contactCenter: null,
      imageBase: '/media',
      maxBodyBytes: 1_000_000,
    });
    expect(settings.upstream.base.href).toBe('http://127.0.0.1:4001/');
    expect(settings.webRoot).toMatch(/web\/dist$/);
    expect(settings.persistedDocuments).toMatch(/persisted-documents\.json$/);
  });

  test.for([
    ['http://api.example', 'http://api.example/'],
    ['https://api.example/v1', 'https://api.example/v1/'],
    ['https://api.example/v1/', 'https://api.example/v1/'],
  ] as const)('settings give the upstream at %s a slash at its end', ([given, base]) => {
    expect(parseSettings({ UPSTREAM_API_BASE: given }).upstream.base.href).toBe(base);
  });

  test.for([
    ['UPSTREAM_API_BASE', 'not a url', 'must be a valid http or https URL'],
    ['UPSTREAM_API_BASE', 'ftp://api.example', 'must be a valid http or https URL'],
    ['PORT', '70000', ''],
    ['PRODUCT_SLUG', 'Big Co', 'must be lower-case letters'],
    ['BRIGADE_ENV', 'prod', ''],
    ['CORS_ORIGINS', 'https://a.example/path', 'is not an origin'],
    ['CORS_ORIGINS', '*', 'is not an origin'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    ['GRAPHIQL', 'perhaps', ''],
    ['PUBLIC_SCHEMA', 'perhaps', ''],
    ['MAX_DOCUMENT_COST', '0', ''],
    ['LOG_LEVEL', 'loud', ''],
    ['W2_CONTACT_CENTER_KEY', 'a key', 'must be a key of letters'],
    ['W2_CONTACT_CENTER_KEY', 'key-1', 'needs W2_CONTACT_CENTER_SCRIPT_URL as well'],
    ['W2_CONTACT_CENTER_SCRIPT_URL', 'https://chat.example/w.js', 'needs W2_CONTACT_CENTER_KEY as well'],
    ['W2_CONTACT_CENTER_SCRIPT_URL', 'widget.js', 'must be a valid http or https URL'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1', 'must be a publishable key of Stripe'],
    ['ERROR_REPORTING_DSN', 'https://errors.example/42', 'must be a DSN such as https://key@'],
    ['SEGMENT_WRITE_KEY', 'a key', 'must be a write key'],
    ['REDIS_URL', 'redis.example:6379', 'must be a URL such as redis://:password@redis.example:6379/0'],
    ['SEGMENT_API_BASE', 'segment', 'must be a valid http or https URL'],
    ['IMAGE_DELIVERY_URL', 'images.example', 'must be a valid http or https URL'],
  ] as const)('settings name the variable that cannot be used: %s=%s', ([name, value, why]) => {
    const message = problemsOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}: `));
    expect(message).toContain(why);
  });

  test.for(['ERROR_REPORTING_DSN', 'SEGMENT_WRITE_KEY', 'W2_CONTACT_CENTER_KEY'] as const)(
    'settings demand a decision on %s in production only',
    (name) => {
      expect(problemsOf(inProduction)).toBe('');
      expect(problemsOf({ ...inProduction, [name]: '' })).toBe(
        `${name}: is required in production; "off" leaves the service out`,
      );
      expect(problemsOf({ BRIGADE_ENV: 'staging' })).toBe('');
    },
  );

  const chat = 'https://chat.example/w.js';
  test.for([
    [{}, null],
    [{ W2_CONTACT_CENTER_KEY: 'off' }, null],
    [{ W2_CONTACT_CENTER_KEY: 'off', W2_CONTACT_CENTER_SCRIPT_URL: chat }, null],
    [
      { W2_CONTACT_CENTER_KEY: 'key-1', W2_CONTACT_CENTER_SCRIPT_URL: chat },
      { key: 'key-1', scriptUrl: chat },
    ],
  ] as const)('settings have a contact center by its key and its script: %j', ([given, contactCenter]) => {
    expect(parseSettings(given).contactCenter).toEqual(contactCenter);
  });

  test.for([
    [{}, null],
    [{ ERROR_REPORTING_DSN: 'off' }, null],
    [{ ERROR_REPORTING_DSN: dsn }, 'https://errors.example/api/42/envelope/'],
    [{ ...inProduction, ERROR_REPORTING_DSN: dsn }, 'https://errors.example/api/42/envelope/'],
    [{ ERROR_REPORTING_DSN: dsn, BRIGADE_ENV: 'local' }, null],
  ] as const)("settings report errors to the DSN, but never on a developer's machine: %j", ([given, url]) => {
    const { signals } = parseSettings({ BRIGADE_ENV: 'test', ...given });
    expect(signals.errorReporting?.envelopeUrl ?? null).toBe(url);
  });

  test.for([
    [{}, null],
    [{ SEGMENT_WRITE_KEY: 'off' }, null],
    [{ SEGMENT_WRITE_KEY: writeKey }, 'https://api.segment.io/v1/batch'],
    [
      { SEGMENT_WRITE_KEY: writeKey, SEGMENT_API_BASE: 'https://events.example/to' },
      'https://events.example/to/v1/batch',
    ],
    [{ SEGMENT_WRITE_KEY: writeKey, BRIGADE_ENV: 'local' }, null],
  ] as const)(
    "settings report use with the write key, but never on a developer's machine: %j",
    ([given, url]) => {
      const { signals } = parseSettings({ BRIGADE_ENV: 'test', ...given });
      expect(signals.analytics).toEqual(url && { batchUrl: url, writeKey });
    },
  );

  test.for([
    [{}, true],
    [{ BRIGADE_ENV: 'staging' }, true],
    [inProduction, false],
    [{ ...inProduction, GRAPHIQL: 'true' }, true],
    [{ GRAPHIQL: 'false' }, false],
  ] as const)('settings turn GraphiQL on outside production, or as asked: %j', ([environment, graphiql]) => {
    expect(parseSettings(environment).graphiql).toBe(graphiql);
  });

  test.for([
    [{}, true],
    [inProduction, false],
    [{ ...inProduction, PUBLIC_SCHEMA: 'true' }, true],
    [{ PUBLIC_SCHEMA: 'false' }, false],
    [{ PUBLIC_SCHEMA: '' }, true],
  ] as const)(
    'settings publish the schema outside production, or as asked: %j',
    ([environment, isSchemaPublic]) => {
      expect(parseSettings(environment).isSchemaPublic).toBe(isSchemaPublic);
    },
  );

  test('settings default the outbox to the upstream, and allow overriding it', () => {
    const atUpstream = parseSettings({ UPSTREAM_API_BASE: 'http://api.example/v1' });
    const elsewhere = parseSettings({ OUTBOX_URL: 'http://mail.example/box' });
    expect(atUpstream.outboxUrl).toBe('http://api.example/v1/outbox');
    expect(elsewhere.outboxUrl).toBe('http://mail.example/box');
  });

  test('settings share limits by Redis only if there is one, under the name of the product', () => {
    const url = 'redis://:hush@redis.example:6379/2';
    expect(parseSettings({}).redis).toBeNull();
    expect(parseSettings({ REDIS_URL: url, PRODUCT_SLUG: 'crew' }).redis).toMatchObject({
      url,
      prefix: 'crew',
    });
    expect(problemsOf({ REDIS_URL: `${url}/nine` })).not.toContain('hush');
  });

  test('settings read lists with spaces', () => {
    const { corsOrigins } = parseSettings({ CORS_ORIGINS: 'https://a.example, http://localhost:5173' });
    expect(corsOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
  });
});
