import { afterEach, beforeEach, expect, test } from 'vitest';
import { globalId } from '../testing/globalId.ts';
import { graphql } from '../testing/graphql.ts';
import { startTestStack } from '../testing/startTestStack.ts';

const { run, upstream } = await startTestStack();

// A table that is gone makes the calls that need it fail in earnest.
const { schema } = upstream.database;
beforeEach(() => schema.alterTable('pro_block_locations').renameTo('gone').execute());
afterEach(() => schema.alterTable('gone').renameTo('pro_block_locations').execute());

test('a call that fails nulls its own field with its error and nothing else', async () => {
  const { data, errors } = await run(
    graphql(`
      {
        viewer {
          databaseId
        }
        location(databaseId: 1) {
          name
          proBlocks(first: 1) {
            totalCount
          }
          gigs(first: 1) {
            edges {
              node {
                databaseId
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );

  expect(data).toMatchObject({
    viewer: { databaseId: 4 },
    location: { name: 'The Copper Finch', proBlocks: null, gigs: { edges: [{}] } },
  });
  expect(errors).toMatchObject([
    { path: ['location', 'proBlocks'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ]);
});

test('a mutation that fails for no fault of the person is an error, not data', async () => {
  const { data, errors } = await run(
    graphql(`
      mutation ($input: BlockProInput!) {
        blockPro(input: $input) {
          errors {
            code
          }
        }
      }
    `),
    {
      as: 'member',
      variables: {
        input: {
          proId: globalId('Pro', '0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d'),
          locationIds: [globalId('Location', 1)],
          reason: 'CANCELLED_CALLED_OUT',
        },
      },
    },
  );

  expect(data).toBeNull();
  expect(errors).toMatchObject([{ path: ['blockPro'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});
