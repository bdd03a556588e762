import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { picture, uploads } from '../../testing/images.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { clock, database, reset, server } = await startTestServer();
const { link, upload } = uploads(server);

beforeEach(reset);

const media = (publicId: string) => server.inject({ method: 'GET', url: `/media/${publicId}` });
const kept = () => database.selectFrom('images').select(['public_id', 'user_id']).execute();

test.each(['jpeg', 'png', 'webp'] as const)('201: converts a %s to a WebP of 400 by 400', async (format) => {
  const { status, publicId } = await upload(await link(), await picture(format));
  const { statusCode, headers, rawPayload } = await media(publicId);

  expect([status, statusCode]).toEqual([201, 200]);
  expect(publicId).toMatch(/^locations\/[\w-]{22}$/);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
  expect(await kept()).toEqual([{ public_id: publicId, user_id: people.member.id }]);
});

test('201: removes metadata and rotates the image upright', async () => {
  const [top, bottom] = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 50, height: 100, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  // Taken with a rotated camera: the left edge of the file is the top of the upright image.
  const file = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#000000' } })
    .composite([
      { input: top ?? Buffer.of(), left: 0, top: 0 },
      { input: bottom ?? Buffer.of(), left: 50, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'home of Ada' } })
    .withExifMerge({ IFD0: { Orientation: '6' } })
    .jpeg()
    .toBuffer();

  const { publicId } = await upload(await link(), file);
  const { rawPayload } = await media(publicId);
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });

  expect(file.includes('home of Ada')).toBe(true);
  expect(rawPayload.includes('home of Ada')).toBe(false);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  // The middle of the first row.
  expect([...data.subarray(600, 603)].map((channel) => channel > 128)).toEqual([true, false, false]);
});

test('deletes expired links with the next upload', async () => {
  await upload(await link(), await picture());
  clock.advance(11);
  await upload(await link(), await picture());

  expect(await database.selectFrom('used_upload_links').selectAll().execute()).toHaveLength(1);
});

test.each(['locations/nothing', 'locations', '../../etc/passwd'])('404: there is no image %s', async (id) => {
  expect((await media(id)).statusCode).toBe(404);
});

test('200: serves the built-in placeholder', async () => {
  const { statusCode, rawPayload } = await media('locations/placeholder');

  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 400, height: 400 });
});
