import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestListener } from 'node:http';
import { huge, json, reset } from '../../testing/responses.ts';
import { type FaultyUpstream, startFaultyUpstream } from '../../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts';
import { impatient } from '../../testing/upstreamOptions.ts';

let faulty: FaultyUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
});
beforeEach(async () => {
  gateway = await startTestGateway({ settings: { upstream: impatient(faulty.base) } });
});
afterEach(() => gateway.close());
afterAll(() => faulty.stop());

const media = (path: string, init: RequestInit = {}) => fetch(`${gateway.url}/media/${path}`, init);

function image(type: string): RequestListener {
  return (_request, response) => response.writeHead(200, { 'content-type': type }).end('picture');
}

test('an image is asked for by its id, without anything of who asks', async () => {
  faulty.script(image('image/webp'));
  const response = await media('locations/abc-1', { headers: { authorization: 'Bearer t', cookie: 'a=b' } });

  expect(await response.text()).toBe('picture');
  expect(faulty.received).toMatchObject([{ method: 'GET', path: '/media/locations/abc-1' }]);
  expect(faulty.received[0]?.headers).not.toHaveProperty('authorization');
  expect(faulty.received[0]?.headers).not.toHaveProperty('cookie');
});

test.each([
  ['a page', image('text/html')],
  ['a drawing that could hold a script', image('image/svg+xml')],
  ['nothing', json(404, { error: { code: 'not_found', message: 'No.' } })],
])('%s is no image', async (_what, respond) => {
  faulty.script(respond);

  expect((await media('locations/abc')).status).toBe(404);
});

test.each([
  ['fails', json(500, {}), 502],
  ['cuts the connection', reset, 502],
])('an image of an upstream that %s is answered with a fault', async (_what, respond, status) => {
  faulty.script(respond);

  expect((await media('locations/abc')).status).toBe(status);
});

test.each(['..%2f..%2fapi/users/me/', 'locations/a.b', 'a/b/c/d/e', ''])(
  '/media/%s is no address',
  async (path) => {
    faulty.script(huge(10));

    expect((await media(path)).status).toBe(404);
    expect(faulty.received).toEqual([]);
  },
);

test('images are only read', async () => {
  expect((await media('locations/abc', { method: 'DELETE' })).status).toBe(405);
});

test('an image adds few enough listeners to its response that Node does not warn of a leak', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  faulty.script(image('image/webp'));
  await (await media('locations/abc')).text();
  // A warning is emitted in a later turn than its cause.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);

  expect(warnings).toEqual([]);
});
