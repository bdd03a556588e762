import { expect, test } from 'vitest';
import { startDemoUpstream } from '../../../testing/startDemoUpstream.ts';

const upstream = await startDemoUpstream();

test('every picture that the demo data names can be seen', async () => {
  const named = await upstream.database
    .selectFrom('locations')
    .select('image_public_id')
    .where('image_public_id', 'is not', null)
    .unionAll(
      upstream.database
        .selectFrom('organizations')
        .select('image_public_id')
        .where('image_public_id', 'is not', null),
    )
    .execute();
  const answers = await Promise.all(
    named.map(({ image_public_id }) => fetch(`${upstream.url}/media/${image_public_id}`)),
  );

  expect(named.length).toBeGreaterThan(2);
  expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200));
});
