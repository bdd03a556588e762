import { expect, test } from 'vitest';
import { startDemoUpstream } from '../../../testing/startDemoUpstream.ts';

const services = await startDemoUpstream();

test('every image in the demo data can be served', async () => {
  const named = await services.database
    .selectFrom('locations')
    .select('image_public_id')
    .where('image_public_id', 'is not', null)
    .unionAll(
      services.database
        .selectFrom('organizations')
        .select('image_public_id')
        .where('image_public_id', 'is not', null),
    )
    .execute();
  const answers = await Promise.all(
    named.map(({ image_public_id }) => fetch(`${services.url}/media/${image_public_id}`)),
  );

  expect(named.length).toBeGreaterThan(2);
  expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200));
});
