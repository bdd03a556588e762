import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

test('there is no contact center without its settings, and asking costs no upstream call', async () => {
  const { data, errors, calls } = await run(
    graphql(`
      query {
        contactCenterPath
      }
    `),
    { as: 'owner' },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ contactCenterPath: null });
  expect(calls).toEqual([]);
});
