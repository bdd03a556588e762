import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { html, json, refusal, reset, silence } from '../../testing/responses.ts';
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

async function upload({ url } = gateway) {
  // A file that the faulty upstream can read: it takes all bodies for JSON.
  const response = await fetch(`${url}/uploads/token.1`, { method: 'POST', body: '{"is":"file"}' });
  return { status: response.status, body: (await response.json()) as unknown };
}

test('the file of an upload goes through as it is, with the token of its link', async () => {
  faulty.script(json(201, { public_id: 'locations/a' }));

  expect(await upload()).toEqual({
    status: 201,
    body: { publicId: 'locations/a', url: '/media/locations/a' },
  });
  expect(faulty.received).toMatchObject([
    { method: 'POST', path: '/api/uploads/?token=token.1', body: { is: 'file' } },
  ]);
});

test.each([
  ['refuses', refusal(415, { code: 'x', message: 'No SVG.' }), 415, 'BAD_USER_INPUT', 'No SVG.'],
  ['fails', html(500), 502, 'UPSTREAM_UNAVAILABLE', 'Unknown error'],
  ['cuts the connection', reset, 502, 'UPSTREAM_UNAVAILABLE', 'Network Error'],
  ['leaves out the id', json(201, {}), 502, 'UPSTREAM_INVALID', 'The service answered something unexpected'],
  ['answers HTML', html(201), 502, 'UPSTREAM_INVALID', 'The service answered something unexpected'],
])(
  'an upload to an upstream that %s is answered with an error',
  async (_what, respond, status, code, message) => {
    faulty.script(respond);

    expect(await upload()).toMatchObject({ status, body: { errors: [{ message, extensions: { code } }] } });
    expect(faulty.received).toHaveLength(1);
  },
);

test('an upload to an upstream that is silent is answered with a timeout', async () => {
  faulty.script(silence);
  const hasty = await startTestGateway({
    settings: { upstream: impatient(faulty.base, { headersTimeout: 50 }) },
  });

  expect(await upload(hasty)).toMatchObject({
    status: 504,
    body: {
      errors: [{ message: 'The service took too long to answer', extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    },
  });
  // The file may still be on its way.
  expect(faulty.received.length).toBeLessThanOrEqual(1);
  await hasty.close();
});

test('the log knows the route of an upload and not the token', async () => {
  faulty.script(json(201, { public_id: 'locations/a' }));
  await upload();

  await expect.poll(() => gateway.log.join('')).toContain('"route":"upload"');
  expect(gateway.log.join('')).not.toContain('token.1');
});
