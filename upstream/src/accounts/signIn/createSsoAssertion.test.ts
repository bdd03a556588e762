import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

const path = '/sandbox/sso-assertions/';
const body = { email: 'Ines@hotel.example', given_name: 'Ines', return_to: '/locations' };

test('201: returns an assertion and the URL to redirect to', async () => {
  const response = await call<{ token: string; url: string }>('POST', path, { body });

  expect(response.status).toBe(201);
  const url = new URL(response.body.url);
  expect(url.pathname).toBe('/auth/callback/sso');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    token: response.body.token,
    returnTo: '/locations',
  });
  const signedIn = await call('POST', '/auth/sso/verify/', { body: { token: response.body.token } });
  expect(signedIn.status).toBe(200);
});

test.each([
  [{ email: 'not-an-address' }, 'email'],
  [{ ...body, return_to: '//evil.example' }, 'return_to'],
])('400: %j is refused at %s', async (wrong, target) => {
  const { status, error } = await call('POST', path, { body: wrong });

  expect({ status, target: error?.target }).toEqual({ status: 400, target });
});

test.each([{ isProduction: true }, { ssoSharedSecret: null }])(
  '404: does not exist with %j',
  async (settings) => {
    const other = await startTestServer(settings);

    expect((await other.call('POST', path, { body })).status).toBe(404);
  },
);
