import { expect, test } from 'vitest';
import { startDemoUpstream } from '../../../testing/startDemoUpstream.ts';

const services = await startDemoUpstream();

test('every location and organization of the demo has an image, which can be served', async () => {
  const named = await services.database
    .selectFrom('locations')
    .select('image_public_id')
    .unionAll(services.database.selectFrom('organizations').select('image_public_id'))
    .execute();
  const responses = await Promise.all(
    named.map(({ image_public_id }) => fetch(`${services.url}/media/${image_public_id}`)),
  );

  expect(named.length).toBeGreaterThan(2);
  expect(responses.map(({ status }) => status)).toEqual(named.map(() => 200));
});
