import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tokenOf } from '../testing/people.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { idParameter } from '../platform/server/parameters.ts';
import { type RouteFactory, route } from '../platform/server/route.ts';
import { routes } from './routes.ts';

const probe: RouteFactory = () =>
  route({
    method: 'POST',
    url: '/api/probe/:id/',
    access: 'public',
    tags: ['probe'],
    summary: 'Takes a body',
    params: z.object({ id: idParameter }),
    body: z.object({ name: z.string(), address: z.object({ city: z.string().min(2, 'Too short') }) }),
    responses: { 200: z.object({ name: z.string() }) },
    handle: async ({ body }) => {
      if (body.name === 'fail') throw new Error('secret of the inside');
      // The type is wrong, as it can be for a database row.
      if (body.name === 'misfit') return { status: 200, body: { name: 7 as unknown as string } };
      return { status: 200, body: { name: body.name } };
    },
  });

const log: string[] = [];
const { call, server } = await startTestServer(
  {},
  { routes: [...routes, probe], logStream: { write: (line) => log.push(line) } },
);
const body = { name: 'Ada', address: { city: 'Nashville' } };
const json = { 'content-type': 'application/json' };

test('200: accepts a valid body', async () => {
  expect(await call('POST', '/probe/1/', { body })).toMatchObject({ status: 200, body: { name: 'Ada' } });
});

test('400: names each invalid field, and reports a missing one as required', async () => {
  const { status, error } = await call('POST', '/probe/1/', { body: { address: { city: 'N' } } });

  expect(status).toBe(400);
  expect(error).toEqual({
    code: 'invalid',
    message: 'Some fields are not valid',
    details: [
      { code: 'required', message: 'This field is required', target: 'name' },
      { code: 'invalid', message: 'Too short', target: 'address.city' },
    ],
  });
});

test('400: sets the target of the error for a single invalid field', async () => {
  const { error } = await call('POST', '/probe/1/', { body: { ...body, address: { city: 'N' } } });

  expect(error).toEqual({
    code: 'invalid',
    message: 'Too short',
    target: 'address.city',
    details: [{ code: 'invalid', message: 'Too short', target: 'address.city' }],
  });
});

test.each([
  ['a body that is not JSON', '{"name":'],
  ['a body that would change prototypes', '{"__proto__":{"admin":true}}'],
  ['no body at all', ''],
])('400: %s is invalid', async (_what, payload) => {
  const response = await server.inject({ method: 'POST', url: '/api/probe/1/', headers: json, payload });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { code: 'invalid' } });
});

test('400: X-Location-Id must be an id', async () => {
  const { status, error } = await call('POST', '/probe/1/', { body, headers: { 'x-location-id': 'here' } });

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'X-Location-Id' });
});

test.each(['abc', '0', '-1', '1.5', '9007199254740992', '99999999999999999999'])(
  '404: rejects the id %s',
  async (id) => {
    const { status, error } = await call('POST', `/probe/${id}/`, { body });

    expect({ status, code: error?.code }).toEqual({ status: 404, code: 'not_found' });
  },
);

test.each(['/api/nowhere/', '/', '/api/%ZZ/', '/api/probe/1/more/'])('404: there is no %s', async (url) => {
  const response = await server.inject({ method: 'GET', url });

  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: { code: 'not_found', message: 'No page was found here.' } });
  expect(response.headers['x-request-id']).toEqual(expect.any(String));
});

test('413: rejects a body above 1 MB', async () => {
  const { status, error } = await call('POST', '/probe/1/', {
    body: { ...body, name: 'x'.repeat(1_048_576) },
  });

  expect({ status, code: error?.code }).toEqual({ status: 413, code: 'payload_too_large' });
});

test('415: rejects a body with another content type than JSON', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/api/probe/1/',
    headers: { 'content-type': 'application/xml' },
    payload: '<name/>',
  });

  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ error: { code: 'unsupported_media_type' } });
});

test.each(['fail', 'misfit'])('500: reveals no internals of a failure (%s)', async (name) => {
  const { status, body: response } = await call('POST', '/probe/1/', { body: { ...body, name } });

  expect(status).toBe(500);
  expect(response).toEqual({ error: { code: 'unknown', message: 'Unknown error' } });
});

test('logs where a response does not match its schema', async () => {
  log.length = 0;
  await call('POST', '/probe/1/', { body: { ...body, name: 'misfit' } });

  expect(log.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { failure: { misfits: ['name: invalid_type'] } },
  ]);
});

test('400: rejects an invalid Host header only for responses with links', async () => {
  const headers = { host: '[', authorization: `Bearer ${tokenOf('manager')}` };
  const list = await server.inject({ method: 'GET', url: '/api/locations/', headers });
  const me = await server.inject({ method: 'GET', url: '/api/users/me/', headers });

  expect([list.statusCode, me.statusCode]).toEqual([400, 200]);
});

test('matches paths with and without the trailing slash', async () => {
  expect((await call('POST', '/probe/1', { body })).status).toBe(200);
});

test("returns the caller's request id and replaces one that could forge log lines", async () => {
  const sent = await call('POST', '/probe/1/', { body, headers: { 'x-request-id': 'abc-123' } });
  const forged = await call('POST', '/probe/1/', { body, headers: { 'x-request-id': 'a b\tc' } });

  expect(sent.headers['x-request-id']).toBe('abc-123');
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('keeps connections open longer than the idle timeout of load balancers', () => {
  expect(server.server.keepAliveTimeout).toBe(72_000);
});

test('400: responds to a malformed HTTP request with an error body', async () => {
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('this is no request\r\n\r\n');

  const response = await text(socket);

  expect(response).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'invalid' } });
});
