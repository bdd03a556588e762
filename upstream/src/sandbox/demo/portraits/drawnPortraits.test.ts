import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { portraitSvg } from './portraitSvg.ts';

const { server } = await startTestServer();

test('the portrait of a pro is a square WebP of 400 pixels, the same at every request', async () => {
  const first = await server.inject('/media/pros/17');
  const again = await server.inject('/media/pros/17');
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('image/webp');
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});

test.for(['pros/0', 'pros/1000', 'pros/x', 'places/1'])('there is no picture named %s', async (publicId) => {
  expect((await server.inject(`/media/${publicId}`)).statusCode).toBe(404);
});

test('nearly all of 300 pros look different', () => {
  const portraits = new Set(Array.from({ length: 300 }, (_, index) => portraitSvg(index + 1)));
  expect(portraits.size).toBeGreaterThan(290);
});

test('production draws no portraits', async () => {
  const { server: production } = await startTestServer({ ...testSettings, isProduction: true });
  expect((await production.inject('/media/pros/17')).statusCode).toBe(404);
});
