import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, reset } from '../../testing/responses.ts';
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

const read = (file: string, init: RequestInit = {}) => fetch(`${gateway.url}/calendar-feeds/${file}`, init);

test('a calendar feed streams the calendar and its ETag without forwarding credentials', async () => {
  faulty.script((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/calendar', etag: '"a"' }).end('BEGIN:VCALENDAR'),
  );

  const response = await read('secret.ics', {
    headers: { authorization: 'Bearer t', 'if-none-match': '"b"' },
  });

  expect(await response.text()).toBe('BEGIN:VCALENDAR');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    etag: '"a"',
  });
  expect(faulty.received).toMatchObject([{ method: 'GET', path: '/api/calendar-feeds/secret.ics' }]);
  expect(faulty.received[0]?.headers).toMatchObject({ 'if-none-match': '"b"' });
  expect(faulty.received[0]?.headers).not.toHaveProperty('authorization');
});

test('a calendar feed returns 304 for an unchanged calendar', async () => {
  faulty.script((_request, response) => response.writeHead(304, { etag: '"a"' }).end());

  expect(await read('secret.ics')).toMatchObject({ status: 304 });
});

test.each([
  [404, json(404, {}), /Check that you copied the whole link/],
  [410, json(410, {}), /no longer works/],
  [502, json(500, {}), /will try again/],
  [502, json(200, { no: 'calendar' }), /will try again/],
])('a calendar feed returns status %d as plain text', async (status, respond, message) => {
  faulty.script(respond);

  const refused = await read('secret.ics');

  expect(refused.status).toBe(status);
  expect(await refused.text()).toMatch(message);
});

test('a calendar feed reports an error when the upstream closes the connection', async () => {
  faulty.script(reset);

  expect((await read('secret.ics')).status).toBe(502);
});

test.each(['secret', '..%2fusers.ics', 'a/b.ics'])(
  'a calendar feed returns 404 for the malformed link /calendar-feeds/%s',
  async (file) => {
    faulty.script(json(200, {}));

    expect((await read(file)).status).toBe(404);
    expect(faulty.received).toEqual([]);
  },
);

test('a calendar feed returns 405 for methods other than GET and HEAD', async () => {
  expect((await read('secret.ics', { method: 'DELETE' })).status).toBe(405);
});
