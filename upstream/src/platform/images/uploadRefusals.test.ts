import { beforeEach, expect, test } from 'vitest';
import { picture, uploads } from '../../testing/images.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { signUploadToken } from './uploadToken.ts';

const { clock, database, reset, server } = await startTestServer();
const { link, upload } = uploads(server);

beforeEach(reset);

const kept = () => database.selectFrom('images').select('public_id').execute();

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test.each([
  ['an SVG', async () => svg],
  ['an SVG that says it is a PNG', async () => svg, 'image/png'],
  ['a GIF', () => picture('gif')],
  ['a TIFF', () => picture('tiff')],
  ['text', async () => Buffer.from('{"preset":"location_images"}'), 'application/json'],
  ['RIFF that is no WebP', async () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
])('415: rejects %s and keeps the link valid', async (_what, make, type = 'application/octet-stream') => {
  const token = await link();
  const refused = await upload(token, await make(), { 'content-type': type });

  expect(refused).toMatchObject({
    status: 415,
    error: { code: 'unsupported_media_type', message: 'Choose a JPEG, PNG or WebP image.' },
  });
  expect(await kept()).toEqual([]);
  expect((await upload(token, await picture())).status).toBe(201);
});

test.each([
  ['half a picture', async () => (await picture('jpeg', { width: 300, height: 300 })).subarray(0, 400)],
  ['only the beginning of a PNG', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a picture of 51 million pixels', () => picture('png', { width: 8500, height: 6000 })],
])('400: rejects %s as unreadable', async (_what, make) => {
  expect(await upload(await link(), await make())).toMatchObject({
    status: 400,
    error: { code: 'invalid', message: 'This image cannot be read. Choose another one.' },
  });
  expect(await kept()).toEqual([]);
});

test('400: rejects an empty file', async () => {
  expect(await upload(await link(), Buffer.of())).toMatchObject({
    status: 400,
    error: { message: 'The file is empty. Choose another one.' },
  });
});

test('400: rejects an upload without a token', async () => {
  const { statusCode } = await server.inject({ method: 'POST', url: '/api/uploads/', payload: 'x' });

  expect(statusCode).toBe(400);
});

test.each([
  ['another end', (token: string) => `${token.slice(0, -2)}AA`],
  ['nonsense', () => 'nonsense'],
])('404: rejects a link with %s', async (_what, change) => {
  expect(await upload(change(await link()), await picture())).toMatchObject({
    status: 404,
    error: { code: 'not_found' },
  });
});

test('404: rejects a link signed with another secret', async () => {
  const grant = {
    nonce: 'a',
    userId: 1,
    preset: 'location_images',
    expires: Date.parse('2100-01-01'),
  } as const;

  expect((await upload(signUploadToken('guessed', grant), await picture())).status).toBe(404);
});

test('404: rejects a link with altered contents', async () => {
  const [payload = '', signature] = (await link()).split('.');
  const grant = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { expires: number };
  const longer = Buffer.from(JSON.stringify({ ...grant, expires: grant.expires + 1 })).toString('base64url');

  expect((await upload(`${longer}.${signature}`, await picture())).status).toBe(404);
});

test('409: rejects a used link', async () => {
  const token = await link();
  const first = await upload(token, await picture());
  const second = await upload(token, await picture('jpeg'));

  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 409, error: { code: 'conflict' } });
  expect(await kept()).toHaveLength(1);
});

test('409: stores one of two concurrent uploads', async () => {
  const token = await link();
  const responses = await Promise.all([upload(token, await picture()), upload(token, await picture())]);

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await kept()).toHaveLength(1);
});

test('409: rejects a link after ten minutes', async () => {
  const token = await link();
  clock.advance(10);

  expect(await upload(token, await picture())).toMatchObject({ status: 409, error: { code: 'expired' } });
});

test.each([
  ['says so', { 'content-length': '52428800' }, 10],
  ['does not say so', { 'transfer-encoding': 'chunked' }, 5_242_881],
])('413: rejects a file above 5 MB that %s', async (_what, headers, bytes) => {
  expect(await upload(await link(), Buffer.alloc(bytes), headers)).toMatchObject({
    status: 413,
    error: { code: 'payload_too_large', message: 'The image is larger than 5 MB.' },
  });
});
