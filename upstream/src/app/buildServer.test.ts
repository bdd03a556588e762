import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tokenOf } from '../testing/people.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { idParameter } from '../platform/server/parameters.ts';
import { type RouteFactory, route } from '../platform/server/route.ts';
import { routes } from '../server/routes.ts';

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
      // The type says otherwise, as rows of a database can.
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

test('200: a fitting body is answered', async () => {
  expect(await call('POST', '/probe/1/', { body })).toMatchObject({ status: 200, body: { name: 'Ada' } });
});

test('400: each wrong field is named, a missing one as required', async () => {
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

test('400: a single wrong field lends its target to the error', async () => {
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
  const answer = await server.inject({ method: 'POST', url: '/api/probe/1/', headers: json, payload });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'invalid' });
});

test('400: X-Location-Id must be an id', async () => {
  const { status, error } = await call('POST', '/probe/1/', { body, headers: { 'x-location-id': 'here' } });

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'X-Location-Id' });
});

test.each(['abc', '0', '-1', '1.5', '2147483648', '99999999999999999999'])(
  '404: nothing has the id %s',
  async (id) => {
    const { status, error } = await call('POST', `/probe/${id}/`, { body });

    expect({ status, code: error?.code }).toEqual({ status: 404, code: 'not_found' });
  },
);

test.each(['/api/nowhere/', '/', '/api/%ZZ/', '/api/probe/1/more/'])('404: there is no %s', async (url) => {
  const answer = await server.inject({ method: 'GET', url });

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: { code: 'not_found', message: 'No page was found here.' } });
  expect(answer.headers['x-request-id']).toEqual(expect.any(String));
});

test('413: a body above 1 MB is refused', async () => {
  const { status, error } = await call('POST', '/probe/1/', {
    body: { ...body, name: 'x'.repeat(1_048_576) },
  });

  expect({ status, code: error?.code }).toEqual({ status: 413, code: 'payload_too_large' });
});

test('415: a body that is not JSON by its type is refused', async () => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/probe/1/',
    headers: { 'content-type': 'application/xml' },
    payload: '<name/>',
  });

  expect(answer.statusCode).toBe(415);
  expect(answer.json().error.code).toBe('unsupported_media_type');
});

test.each(['fail', 'misfit'])('500: the inside of a failure stays inside (%s)', async (name) => {
  const { status, body: answer } = await call('POST', '/probe/1/', { body: { ...body, name } });

  expect(status).toBe(500);
  expect(answer).toEqual({ error: { code: 'unknown', message: 'Unknown error' } });
});

test('an answer that does not fit is logged with the place that misfits', async () => {
  log.length = 0;
  await call('POST', '/probe/1/', { body: { ...body, name: 'misfit' } });

  expect(log.map((line) => JSON.parse(line).failure.misfits)).toEqual([['name: invalid_type']]);
});

test('400: a Host header that is none spoils only answers with links', async () => {
  const headers = { host: '[', authorization: `Bearer ${tokenOf('manager')}` };
  const list = await server.inject({ method: 'GET', url: '/api/locations/', headers });
  const me = await server.inject({ method: 'GET', url: '/api/users/me/', headers });

  expect([list.statusCode, me.statusCode]).toEqual([400, 200]);
});

test('the path works with and without its trailing slash', async () => {
  expect((await call('POST', '/probe/1', { body })).status).toBe(200);
});

test("a caller's request id comes back; one that could forge log lines is replaced", async () => {
  const sent = await call('POST', '/probe/1/', { body, headers: { 'x-request-id': 'abc-123' } });
  const forged = await call('POST', '/probe/1/', { body, headers: { 'x-request-id': 'a b\tc' } });

  expect(sent.headers['x-request-id']).toBe('abc-123');
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('connections outlive the idle time of load balancers', () => {
  expect(server.server.keepAliveTimeout).toBe(72_000);
});

test('400: what is no HTTP is answered with an error body', async () => {
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('this is no request\r\n\r\n');

  const answer = await text(socket);

  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'invalid' } });
});
