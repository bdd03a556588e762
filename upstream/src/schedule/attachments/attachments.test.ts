import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { picture } from '../../testing/images.ts';
import { people } from '../../testing/people.ts';
import { addAttachment } from '../../testing/postingMaterials.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset, server } = await startTestServer();
const path = '/attachments/';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');

beforeEach(reset);

type Created = { id: number; status: string; upload: { token: string; upload_url: string } };
type Read = { status: string; resource_url: string | null };

function announce(name = 'Floor plan.pdf') {
  return call<Created>('POST', path, { as: 'member', body: { name, location_id: ids.harborHouse } });
}

async function send(token: string, file: Buffer, headers: Record<string, string> = {}) {
  const response = await server.inject({
    method: 'POST',
    url: `/api/attachments/uploads/?token=${token}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: file,
  });
  return { status: response.statusCode, error: response.json<{ error?: object }>().error };
}

async function attached(file: Buffer) {
  const { body } = await announce();
  const sent = await send(body.upload.token, file);
  const { body: read } = await call<Read>('GET', `${path}${body.id}/`, { as: 'onsite' });
  return { ...sent, read };
}

const open = (url: string) => server.inject({ method: 'GET', url: new URL(url).pathname });

test('201: creates a pending attachment with an upload link', async () => {
  const { status, body } = await announce('C:\\plans\\Floor plan.pdf');

  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    name: 'Floor plan.pdf',
    provider: 'LOCAL',
    provider_identifier: expect.stringMatching(/^[\w-]{22}$/),
    created_ts: clock.now().toISOString(),
    status: 'pending',
    resource_url: null,
    upload: {
      token: expect.any(String),
      upload_url: expect.stringContaining('/api/attachments/uploads/?token='),
      expires_ts: new Date(clock.now().getTime() + 600_000).toISOString(),
      max_bytes: 10_485_760,
    },
  });
});

test('201: stores a PDF unchanged, and serves it as a download', async () => {
  const { status, read } = await attached(pdf);
  const { statusCode, headers, rawPayload } = await open(read.resource_url ?? '');

  expect([status, read.status, statusCode]).toEqual([201, 'available', 200]);
  expect(rawPayload).toEqual(pdf);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Floor%20plan.pdf",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['jpeg', 'png'] as const)('201: drops the metadata of a %s', async (format) => {
  const file = await sharp(await picture(format))
    .withExif({ IFD0: { Copyright: 'home of Ada' } })
    .toBuffer();
  const { status, read } = await attached(file);
  const { rawPayload } = await open(read.resource_url ?? '');

  expect(status).toBe(201);
  expect(file.includes('home of Ada')).toBe(true);
  expect(rawPayload.includes('home of Ada')).toBe(false);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 60, height: 40 });
});

const wrongKind = 'Choose a PDF, JPEG or PNG file.';
const unreadable = 'This file cannot be read. Choose another one.';

test.each([
  ['a WebP', () => picture('webp'), 415, wrongKind],
  ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 415, wrongKind],
  ['half a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj'), 400, unreadable],
  ['half a picture', async () => (await picture('png')).subarray(0, 40), 400, unreadable],
])('%s is rejected permanently', async (_what, make, status, message) => {
  const { body } = await announce();
  const refused = await send(body.upload.token, await make());

  expect(refused).toMatchObject({ status, error: { message } });
  expect((await call('GET', `${path}${body.id}/`, { as: 'member' })).body).toMatchObject({
    status: 'rejected',
    resource_url: null,
  });
  expect((await send(body.upload.token, pdf)).status).toBe(409);
});

test('413: a file above 10 MB; the link still works', async () => {
  const { body } = await announce();

  expect(await send(body.upload.token, pdf, { 'content-length': '20000000' })).toMatchObject({
    status: 413,
    error: { message: 'The file is larger than 10 MB.' },
  });
  expect((await send(body.upload.token, pdf)).status).toBe(201);
});

test('404 and 409: links that are forged, for downloading, expired or used', async () => {
  const { body } = await announce();
  const { token } = body.upload;
  const { read } = await attached(pdf);
  const readToken = read.resource_url?.split('/').at(-1) ?? '';

  expect((await send(`${token.slice(0, -2)}AA`, pdf)).status).toBe(404);
  expect((await send(readToken, pdf)).status).toBe(404);
  clock.advance(10);
  expect(await send(token, pdf)).toMatchObject({ status: 409, error: { code: 'expired' } });
});

test('404: a download link after an hour, or after the file is deleted', async () => {
  const { read } = await attached(pdf);
  const url = read.resource_url ?? '';

  clock.advance(59);
  expect((await open(url)).statusCode).toBe(200);
  clock.advance(1);
  expect((await open(url)).statusCode).toBe(404);
  expect((await open(`${url.slice(0, -2)}AA`)).statusCode).toBe(404);
});

test('204: removes a deleted file from its gigs and deletes its content', async () => {
  const id = await addAttachment(database);
  await database.insertInto('gig_attachments').values({ gig_id: ids.postedGig, attachment_id: id }).execute();
  const gig = () => call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'member' });

  expect((await gig()).body).toMatchObject({ attachments: [{ id, name: 'Floor plan.pdf' }] });
  expect((await call('DELETE', `${path}${id}/`, { as: 'member' })).status).toBe(204);
  expect((await gig()).body).toMatchObject({ attachments: [] });
  expect(await database.selectFrom('attachments').select(['status', 'content']).executeTakeFirst()).toEqual({
    status: 'deleted',
    content: null,
  });
});

test.each([
  [{ name: '' }, 'name', 'This field is required'],
  [{ name: '/' }, 'name', 'This field is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
  [{ location_id: undefined }, 'location_id', 'This field is required'],
])('400: %j is refused at its field', async (wrong, target, message) => {
  const body = { name: 'a.pdf', location_id: ids.harborHouse, ...wrong };
  const { status, error } = await call('POST', path, { as: 'member', body });

  expect(status).toBe(400);
  expect(error).toMatchObject({ target, message });
});

test('401, 403 and 404: without a session, onsite managers, and other organizations', async () => {
  const id = await addAttachment(database);

  expect((await call('GET', `${path}${id}/`)).status).toBe(401);
  expect((await call('DELETE', `${path}${id}/`, { as: 'onsite' })).status).toBe(403);
  expect((await call('GET', `${path}${id}/`, { as: 'rival' })).status).toBe(404);
  expect((await call('GET', `${path}99/`, { as: 'member' })).status).toBe(404);
});

test('429: no file is added after 60 files within an hour', async () => {
  for (let count = 1; count <= 60; count += 1) {
    await addAttachment(database, { name: String(count), user_id: people.member.id });
  }
  const refused = await announce();

  expect(refused).toMatchObject({ status: 429, error: { code: 'throttled' } });
  expect(refused.headers['retry-after']).toBe('3600');
});

test('adding a file deletes expired uploads', async () => {
  const { body } = await announce();
  clock.advance(71);
  await announce();

  expect((await call('GET', `${path}${body.id}/`, { as: 'member' })).status).toBe(404);
});
