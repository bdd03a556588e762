import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, upstream } = await startTestStack();

const document = graphql(`
  {
    gig(databaseId: 1) {
      settings {
        name
        value
      }
    }
  }
`);

test('a gig passes on the settings of the REST API by name, values of any kind as JSON', async () => {
  expect((await run(document, { as: 'admin' })).data?.gig?.settings).toEqual([]);

  const settings = { wave: 'later', guests: 120, isOutside: true, doors: ['front', 'yard'], sponsor: null };
  await upstream.database
    .updateTable('gigs')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', 1)
    .execute();
  const { data, errors } = await run(document, { as: 'admin' });

  expect(errors).toBeUndefined();
  expect(data?.gig?.settings).toEqual([
    { name: 'doors', value: '["front","yard"]' },
    { name: 'guests', value: '120' },
    { name: 'isOutside', value: 'true' },
    { name: 'sponsor', value: 'null' },
    { name: 'wave', value: '"later"' },
  ]);
});
