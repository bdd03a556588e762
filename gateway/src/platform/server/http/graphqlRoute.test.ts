import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '../../../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../../../testing/faultyUpstream.ts';
import { readResponse, startTestGateway, type TestGateway } from '../../../testing/startTestGateway.ts';
import { impatient } from '../../../testing/upstreamOptions.ts';

let faulty: FaultyUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
  faulty.script(json(200, { id: 7, status: 'POSTED' }));
  gateway = await startTestGateway({
    environment: { CORS_ORIGINS: 'https://partner.example' },
    settings: { upstream: impatient(faulty.base) },
  });
});

afterAll(async () => {
  await gateway.close();
  await faulty.stop();
});

const query = '{ viewer { id } }';

function send(init: RequestInit, path = '/graphql'): Promise<Response> {
  return fetch(gateway.url + path, init);
}

function postText(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return send({ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

describe('POST', () => {
  test('POST answers in the media type that the client reads', async () => {
    const body = JSON.stringify({ query });
    const types = await Promise.all(
      ['*/*', 'application/json', 'application/graphql-response+json'].map(async (accept) =>
        (await postText(body, { accept })).headers.get('content-type'),
      ),
    );
    expect(types).toEqual([
      'application/json; charset=utf-8',
      'application/json; charset=utf-8',
      'application/graphql-response+json; charset=utf-8',
    ]);
  });

  test.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    '',
  ])(
    'POST refuses the content type "%s", which pages of other sites could send or which is no UTF-8',
    async (type) => {
      const response = await postText(JSON.stringify({ query }), { 'content-type': type });
      const { status, errors } = await readResponse(response);
      expect(status).toBe(415);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    },
  );

  test.for([
    ['no JSON', '{"query": ', 'The body is not JSON.'],
    ['a batch', `[{"query":"${query}"}]`, 'Several operations in one request are not supported.'],
    ['a text', '"x"', /^The body: /],
    ['null', 'null', /^The body: /],
    ['no document', '{}', 'query: give either "query" or "id".'],
    ['two documents', '{"query":"{a}","id":"x"}', 'query: give either "query" or "id".'],
    ['variables that are no object', '{"query":"{a}","variables":[1]}', /^variables: /],
    ['a document that is no text', '{"query":{}}', /^query: /],
  ] as const)('POST refuses %s', async ([, body, message]) => {
    const { status, errors } = await readResponse(await postText(body));
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      { message: expect.stringMatching(message) as string, extensions: { code: 'BAD_REQUEST' } },
    ]);
  });

  test.for([
    ['announced', (body: string) => body],
    [
      'not announced',
      (body: string) =>
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(body));
            controller.close();
          },
        }),
    ],
  ] as const)('POST refuses a body of 10 MB whose length is %s', async ([, asBody]) => {
    const body = JSON.stringify({ query, variables: { x: 'x'.repeat(10_000_000) } });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: asBody(body),
      duplex: 'half',
    };
    const { status, errors } = await readResponse(await send(init));
    expect(status).toBe(413);
    expect(errors).toMatchObject([
      {
        message: "The request's body is larger than 1000000 bytes.",
        extensions: { code: 'DOCUMENT_TOO_LARGE', requestId: expect.any(String) as string },
      },
    ]);
    expect((await gateway.query(query)).status).toBe(200);
  });
});

function get(parameters: Record<string, string>): Promise<Response> {
  const search = new URLSearchParams(parameters).toString();
  return send({ headers: { accept: 'application/json', authorization: 'Bearer t' } }, `/graphql?${search}`);
}

describe('GET', () => {
  test('GET runs queries with variables', async () => {
    const { data } = await readResponse(
      await get({ query: 'query($id: Int!) { gig(id: $id) { id } }', variables: '{"id": 7}' }),
    );
    expect(data).toEqual({ gig: { id: 7 } });
  });

  test('GET refuses mutations', async () => {
    const { status, errors } = await readResponse(await get({ query: 'mutation { signIn }' }));
    expect(status).toBe(405);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });

  test.for([
    ['a link', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }, 406],
    ['an image', { accept: 'image/avif,*/*', 'sec-fetch-mode': 'no-cors' }, 406],
    ['a program that does not care', { accept: '*/*' }, 406],
    ['a program that reads JSON', { accept: 'application/json' }, 200],
    ['a script of a page', { accept: '*/*', 'sec-fetch-mode': 'cors' }, 200],
  ] as const)(
    'GET from %s is answered only to those who can read the answer',
    async ([, headers, status]) => {
      const search = new URLSearchParams({ query }).toString();
      const { statusCode, body } = await request(`${gateway.url}/graphql?${search}`, { headers });
      await body.dump();
      expect(statusCode).toBe(status);
    },
  );

  test('GET refuses variables that are no JSON', async () => {
    const { status, errors } = await readResponse(await get({ query, variables: '{' }));
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ message: 'variables is not JSON.' }]);
  });

  test.for(['PUT', 'DELETE', 'PATCH'])('the GraphQL route does not take %s', async (method) => {
    const response = await send({ method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });
});

describe('headers of the caller', () => {
  test.for([
    ['authorization', 'Basic dXNlcjpwYXNz', 401, 'UNAUTHENTICATED'],
    ['authorization', 'Bearer two words', 401, 'UNAUTHENTICATED'],
    ['x-location-id', 'my-bar', 400, 'BAD_REQUEST'],
    ['x-location-id', '-4', 400, 'BAD_REQUEST'],
    ['x-app-context', 'root', 400, 'BAD_REQUEST'],
    ['x-client-id', 'a b', 400, 'BAD_REQUEST'],
    ['idempotency-key', 'a'.repeat(200), 400, 'BAD_REQUEST'],
  ] as const)('the header %s: %s is refused', async ([name, value, status, code]) => {
    const response = await gateway.post({ query }, { headers: { [name]: value } });
    expect(response.status).toBe(status);
    expect(response.errors).toMatchObject([{ extensions: { code } }]);
  });

  test('headers give the request its id, which comes back in header and errors', async () => {
    const { headers, errors } = await gateway.post(
      { query: '{ bug }' },
      { headers: { 'x-request-id': 'my-request-1' } },
    );
    expect(headers.get('x-request-id')).toBe('my-request-1');
    expect(errors).toMatchObject([{ extensions: { requestId: 'my-request-1' } }]);
    const { data } = await gateway.post(
      { query: '{ whoAmI }' },
      { headers: { 'x-request-id': 'my-request-1' } },
    );
    expect(data).toEqual({ whoAmI: 'my-request-1' });
  });

  test.for(['short', 'has spaces and more', 'x'.repeat(65)])(
    'headers never give the request the id "%s"',
    async (id) => {
      const { headers } = await gateway.post({ query }, { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    },
  );
});

describe('other origins', () => {
  test('origins on the list may ask, without credentials', async () => {
    const { headers } = await gateway.post({ query }, { headers: { origin: 'https://partner.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  test('origins not on the list get no leave, neither before nor with the answer', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await send({ method: 'OPTIONS', headers });
    const { headers: answered } = await gateway.post({ query }, { headers });
    for (const name of ['access-control-allow-origin', 'access-control-allow-methods']) {
      expect(preflight.headers.get(name)).toBeNull();
      expect(answered.get(name)).toBeNull();
    }
  });

  test('origins on the list learn by a preflight which headers they may send', async () => {
    const preflight = await send({ method: 'OPTIONS', headers: { origin: 'https://partner.example' } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST');
  });
});

test('answers are data: they are never shown, framed, sniffed or kept', async () => {
  const { headers } = await gateway.query(query);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  expect(headers.get('strict-transport-security')).toBeNull();
});
