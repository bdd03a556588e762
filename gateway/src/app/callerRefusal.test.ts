import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { json } from '../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { impatient } from '../testing/upstreamOptions.ts';
import type { TokenHolder } from '../platform/sessions/sessions.ts';
import { defaultLoadSettings } from '../platform/load/loadSettings.ts';

const gigQuery = '{ gig(id: 7) { id } }';
const dear =
  '{ gigs(first: 100) { edges { node { selves { self { self { self { self { self { id } } } } } } } } } }';
const partner = 'https://partner.example';

let faulty: FaultyUpstream;
let gateway: TestGateway;
let release: PromiseWithResolvers<void>;
let running: Promise<unknown>[];

/**
 * The account of a token is the part before its number: "heavy-2" is another session of the account of "heavy". It is
 * known only when the document of its first request is being read.
 */
async function identify({ token }: { readonly token: string | null }): Promise<TokenHolder> {
  for (let turns = 0; turns < 10; turns += 1) await new Promise(setImmediate);
  return { account: `account of ${token?.split('-')[0]}`, apiToken: null };
}

/** A caller with as many operations as it may have: three run and three wait. */
beforeEach(async () => {
  faulty = await startFaultyUpstream();
  release = Promise.withResolvers<void>();
  faulty.script((request, response) => {
    const respond = () => json(200, { id: 7, status: 'POSTED' })(request, response);
    if (request.headers.authorization === 'Bearer heavy') void release.promise.then(respond);
    else respond();
  });
  gateway = await startTestGateway({
    identify,
    environment: { MAX_WAITING_PER_CALLER: '3', CORS_ORIGINS: partner },
    settings: { upstream: impatient(faulty.base) },
  });
  running = Array.from({ length: 7 }, () => gateway.post({ query: dear }, { token: 'heavy' }));
  // The first response is that of the one that is too many: from then on the others run or wait.
  await Promise.race(running);
});

afterEach(async () => {
  release.resolve();
  await Promise.all(running);
  await gateway.close();
  await faulty.stop();
});

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'x-request-id': 'the-same-request',
});

function send(
  token: string,
  headers: Record<string, string> = {},
  body = JSON.stringify({ query: gigQuery }),
) {
  return fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...headersOf(token), ...headers },
    body,
  });
}

test('a caller that has used up its share is refused whatever it sends, and no other is', async () => {
  const broken = '{"query": ';
  expect((await send('heavy', {}, broken)).status).toBe(429);
  expect((await send('other', {}, broken)).status).toBe(400);
  expect((await send('other')).status).toBe(200);
});

test('a request of a caller that has used up its share is refused before its body has arrived', async () => {
  const request = httpRequest(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...headersOf('heavy'), 'content-length': '1000' },
  });
  request.write('{');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(429);
  request.once('error', () => undefined).destroy();
});

test('pages of partners can read why, and when to try again', async () => {
  const response = await send('heavy', { origin: partner });
  expect(response.status).toBe(429);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': partner,
    'access-control-expose-headers': expect.stringContaining('retry-after') as string,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'ratelimit-policy': '"calls";q=120;qu="call-seconds";w=30',
    'retry-after': '1',
    'x-request-id': 'the-same-request',
    vary: expect.stringContaining('Origin') as string,
  });
  expect(await response.json()).toEqual({
    errors: [
      {
        message: 'You have sent too much work at once. Try again later.',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1, requestId: 'the-same-request' },
      },
    ],
    extensions: {
      cost: {
        callTime: {
          left: expect.any(Number) as number,
          limit: 120,
          fullInSeconds: expect.any(Number) as number,
        },
      },
    },
  });
});

/** What of a refusal does not depend on when it was sent, nor on the cost of what was asked. */
async function refusal(token: string, accept: string) {
  const response = await send(token, { accept });
  const changing = new Set(['date', 'ratelimit', 'content-length', 'transfer-encoding']);
  const headers = [...response.headers].filter(([name]) => !changing.has(name));
  const { extensions, errors } = (await response.json()) as {
    extensions?: { cost: object };
    errors: unknown;
  };
  return { refused: { status: response.status, headers: Object.fromEntries(headers), errors }, extensions };
}

// A parameter is all that makes Yoga negotiate the media type.
test.each(['application/json', 'application/graphql-response+json'])(
  'a refusal is the same before the document is read and after that, by Yoga too: %s',
  async (accept) => {
    const early = await refusal('heavy', accept);
    expect(early.refused.status).toBe(429);
    // What it would have cost is not known yet.
    expect(Object.keys(early.extensions?.cost ?? {})).toEqual(['callTime']);
    const plain = await refusal('heavy-2', accept);
    const yoga = await refusal('heavy-3', `${accept}; charset=utf-8`);
    expect([plain.refused, yoga.refused]).toEqual([early.refused, early.refused]);
    for (const { extensions } of [plain, yoga]) {
      expect(Object.keys(extensions ?? {})).toEqual(['cost']);
      expect(extensions?.cost).toMatchObject({ requested: expect.any(Number) as number, callTime: {} });
    }
  },
);

test('requests that are refused together are asked back over several seconds', async () => {
  const refused = await Promise.all(Array.from({ length: 25 }, () => send('heavy')));
  const times = new Set(refused.map(({ headers }) => headers.get('retry-after')));
  expect(times).toEqual(new Set(['1', '2', '3']));
});

test('a caller is not refused for its network before its account is known', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify({ gig: gigQuery }));
  const office = await startTestGateway({
    identify,
    environment: { PERSISTED_DOCUMENTS: file },
    settings: {
      upstream: impatient(faulty.base),
      load: { ...defaultLoadSettings, callSeconds: 0.000_001, callSecondsPerSecond: 0.000_000_001 },
    },
  });
  try {
    const anonymous = () => office.post({ id: 'gig' }, { token: null });
    expect((await anonymous()).status).toBe(200);
    expect((await anonymous()).status).toBe(429);
    expect((await office.post({ query: gigQuery }, { token: 'colleague' })).status).toBe(200);
    expect((await office.post({ query: gigQuery }, { token: 'colleague' })).status).toBe(429);
  } finally {
    await office.close();
    await rm(folder, { recursive: true });
  }
});
