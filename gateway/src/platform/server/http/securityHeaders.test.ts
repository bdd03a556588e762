import { expect, test } from 'vitest';
import { appPolicy } from './securityHeaders.ts';

const imageBase = '/media/';

test('without a key of Stripe nothing comes from elsewhere, and nothing becomes a script', () => {
  const policy = appPolicy({ imageBase, stripePublishableKey: null });

  expect(policy).not.toContain('http');
  expect(policy).not.toContain('frame-src');
  expect(policy).toContain("; script-src 'self'; ");
  expect(policy).toContain('; trusted-types brigade-worker');
});

test('with a contact center, pages can frame its widget, and nothing more', () => {
  const policy = appPolicy({ imageBase, contactCenter: {} });

  expect(policy).toContain("; frame-src 'self'; ");
  expect(policy).not.toContain('http');
});

test('with a key of Stripe, its script, frames and API are let in, each where it belongs', () => {
  const directives = new Map(
    appPolicy({ imageBase, stripePublishableKey: 'pk_test_1' })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

  expect(directives.get('script-src')).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
  ]);
  expect(directives.get('frame-src')).toEqual([
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
  ]);
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com']);
  expect(directives.get('trusted-types')).toEqual(['brigade-worker', 'brigade-stripe']);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
});
