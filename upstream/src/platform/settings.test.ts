import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

test('without any variable the server is local, on a folder, with demo data', () => {
  expect(parseSettings({})).toEqual({
    port: 4001,
    host: '127.0.0.1',
    publicUrl: null,
    webPublicUrl: 'http://127.0.0.1:4000',
    ssoSharedSecret: null,
    trustedProxies: 'loopback',
    databasePlace: { kind: 'folder', folder: '.data/upstream' },
    isProduction: false,
    productSlug: 'brigade',
    uploadSigningSecret: null,
    imageService: null,
    stripe: null,
    messageServices: { email: null, sms: null },
    invoicing: {
      seller: {
        name: 'Brigade Staffing, Inc.',
        address: ['100 Example Street', 'Springfield, IL 62701'],
        tax_id: '00-0000000',
        email: 'billing@brigade.example',
      },
      taxPercent: 0,
    },
    webhookWorkerSecret: null,
    metricsToken: null,
    tracesUrl: null,
    demoSeed: 1,
    demoTime: null,
    dueWorkSeconds: 15,
    drainSeconds: 0,
    logLevel: 'info',
  });
});

test('each variable is taken', () => {
  expect(
    parseSettings({
      UPSTREAM_PORT: '4100',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/',
      UPSTREAM_HOST: '0.0.0.0',
      UPSTREAM_PUBLIC_URL: 'https://api.brigade.example/',
      WEB_PUBLIC_URL: 'https://brigade.example/',
      SSO_SHARED_SECRET: 'what two servers share, in 32 letters',
      UPSTREAM_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      DATABASE_URL: 'postgres://brigade@db.example/brigade',
      BRIGADE_ENV: 'production',
      PRODUCT_SLUG: 'crew',
      UPLOAD_SIGNING_SECRET: 'a-secret-of-more-than-32-characters',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:4242',
      IMAGE_SERVICE_URL: 'https://key:s%2Fcret@images.example/v1_1/brigade/',
      SMTP_URL: 'smtps://brigade:secret@mail.example',
      MAIL_FROM: 'hello@brigade.example',
      SMS_URL: 'https://sms.example/messages',
      SMS_TOKEN: 'secret',
      INVOICE_SELLER_NAME: 'Crew Staffing LLC',
      INVOICE_SELLER_ADDRESS: '1 Market Street; San Francisco, CA 94105',
      INVOICE_SELLER_TAX_ID: '12-3456789',
      INVOICE_SELLER_EMAIL: 'billing@crew.example',
      INVOICE_TAX_PERCENT: '8.25',
      WEBHOOK_WORKER_SECRET: 'what two servers share, in 32 letters',
      METRICS_TOKEN: 'what Prometheus shows',
      DEMO_SEED: '7',
      DEMO_TIME: '2027-03-06T15:15:00-05:00',
      DUE_WORK_SECONDS: '60',
      LOG_LEVEL: 'silent',
    }),
  ).toEqual({
    port: 4100,
    host: '0.0.0.0',
    publicUrl: 'https://api.brigade.example',
    webPublicUrl: 'https://brigade.example',
    ssoSharedSecret: 'what two servers share, in 32 letters',
    trustedProxies: 'loopback, 10.0.0.0/8',
    databasePlace: { kind: 'postgres', url: 'postgres://brigade@db.example/brigade' },
    isProduction: true,
    productSlug: 'crew',
    uploadSigningSecret: 'a-secret-of-more-than-32-characters',
    stripe: {
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: new URL('http://127.0.0.1:4242'),
    },
    messageServices: {
      email: { url: 'smtps://brigade:secret@mail.example', from: 'hello@brigade.example' },
      sms: { url: 'https://sms.example/messages', token: 'secret' },
    },
    invoicing: {
      seller: {
        name: 'Crew Staffing LLC',
        address: ['1 Market Street', 'San Francisco, CA 94105'],
        tax_id: '12-3456789',
        email: 'billing@crew.example',
      },
      taxPercent: 8.25,
    },
    imageService: { url: 'https://images.example/v1_1/brigade', key: 'key', secret: 's/cret' },
    webhookWorkerSecret: 'what two servers share, in 32 letters',
    metricsToken: 'what Prometheus shows',
    tracesUrl: 'http://collector.example:4318/v1/traces',
    demoSeed: 7,
    demoTime: new Date('2027-03-06T20:15:00Z'),
    dueWorkSeconds: 60,
    drainSeconds: 5,
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
  ['SSO_SHARED_SECRET', 'too short'],
  ['DATABASE_URL', 'mysql://db.example/brigade'],
  ['UPSTREAM_TRUSTED_PROXIES', 'everyone'],
  ['UPSTREAM_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['BRIGADE_ENV', 'prod'],
  ['PRODUCT_SLUG', 'My Product'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_API_BASE', 'api.stripe.example'],
  ['DEMO_SEED', '-1'],
  ['DEMO_TIME', '2027-03-06'],
  ['DUE_WORK_SECONDS', '3601'],
  ['UPLOAD_SIGNING_SECRET', 'short'],
  ['IMAGE_SERVICE_URL', 'https://images.example'],
  ['WEBHOOK_WORKER_SECRET', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'Brigade'],
  ['SMS_URL', 'sms.example'],
])('%s=%s is refused by the name of the variable', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => parseSettings({ [name]: value })).toThrow(`${name}: `);
});

test('production needs the address of the web app, where the links of messages lead', () => {
  const message = 'WEB_PUBLIC_URL: is required in production';
  expect(() => parseSettings({ BRIGADE_ENV: 'production' })).toThrow(message);
});

test('production needs a mail server, and a mail server a sender', () => {
  expect(() => parseSettings({ BRIGADE_ENV: 'production' })).toThrow('SMTP_URL: is required in production');
  expect(() => parseSettings({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow(
    'MAIL_FROM: is required with SMTP_URL',
  );
});

test('every wrong variable is named at once', () => {
  expect(() => parseSettings({ UPSTREAM_PORT: 'x', LOG_LEVEL: 'x' })).toThrow(
    /UPSTREAM_PORT: .*\nLOG_LEVEL: /,
  );
});
