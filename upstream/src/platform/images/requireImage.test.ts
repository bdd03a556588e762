import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { requireImage } from './requireImage.ts';

const { clock, database } = await startTestServer();
const image = { public_id: 'locations/here', user_id: null, content: null, created_ts: clock.now() };
await database.insertInto('images').values(image).execute();

test.each(['locations/here', null])('accepts %s', async (id) => {
  await expect(requireImage(database, id)).resolves.toBeUndefined();
});

test('rejects an image that was not uploaded', async () => {
  await expect(requireImage(database, 'locations/gone')).rejects.toMatchObject({
    code: 'invalid',
    extras: { target: 'image_public_id' },
  });
});
