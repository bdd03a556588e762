import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { picture } from '../../testing/images.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

let status = 200;
const received: { url: string | undefined; form: FormData }[] = [];
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = new Uint8Array(await buffer(request));
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  received.push({ url: request.url, form: await new Response(body, { headers }).formData() });
  response.writeHead(status).end('{"secure_url":"https://images.example/x"}');
}

const service = createServer((request, response) => void receive(request, response));
await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
afterAll(() => service.close());

const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1_1/brigade`;
const { call, clock, database, reset, server } = await startTestServer({
  logLevel: 'silent',
  uploadSigningSecret: 'a-secret-of-more-than-32-characters',
  imageService: { url, key: 'key-1', secret: 'secret-1' },
});

beforeEach(async () => {
  await reset();
  received.length = 0;
  status = 200;
});

async function upload() {
  const body = { preset: 'location_images' };
  const { token } = (await call<{ token: string }>('POST', '/uploads/links/', { as: 'member', body })).body;
  const response = await server.inject({
    method: 'POST',
    url: `/api/uploads/?token=${token}`,
    payload: await picture(),
  });
  return { status: response.statusCode, body: response.json<{ public_id: string }>() };
}

test('uploads an image to the service, signed, and stores only its id', async () => {
  const response = await upload();
  const publicId = response.body.public_id;
  const timestamp = String(clock.now().getTime() / 1000);
  const [sent] = received;
  const file = sent?.form.get('file');

  expect(response.status).toBe(201);
  expect(sent?.url).toBe('/v1_1/brigade/image/upload');
  expect(Object.fromEntries([...(sent?.form ?? [])].filter(([name]) => name !== 'file'))).toEqual({
    public_id: publicId,
    timestamp,
    api_key: 'key-1',
    signature: createHash('sha1')
      .update(`public_id=${publicId}&timestamp=${timestamp}secret-1`)
      .digest('hex'),
  });
  expect(file).toMatchObject({ type: 'image/webp' });
  expect(await database.selectFrom('images').select(['public_id', 'content']).execute()).toEqual([
    { public_id: publicId, content: null },
  ]);
  expect((await server.inject({ url: `/media/${publicId}` })).statusCode).toBe(404);
});

test("stores nothing and reveals nothing of the service's response when it rejects an image", async () => {
  status = 401;

  expect(await upload()).toEqual({
    status: 500,
    body: { error: { code: 'unknown', message: 'The image could not be stored. Try again.' } },
  });
  expect(await database.selectFrom('images').selectAll().execute()).toEqual([]);
});
