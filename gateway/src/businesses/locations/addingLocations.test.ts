import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const reason =
  'Only admins of the organization can add locations. An admin of the organization can invite you to be one.';

test.each([
  ['admin', true, null],
  ['owner', true, null],
  ['manager', false, reason],
  ['onsite', false, reason],
] as const)('the %s may add locations: %s, by one call', async (as, may, whyNot) => {
  const { data, errors, calls } = await run(
    graphql(`
      {
        viewer {
          viewerCanAddLocations
          viewerCannotAddLocationsReason
        }
      }
    `),
    { as },
  );

  expect(errors).toBeUndefined();
  expect(data?.viewer).toEqual({ viewerCanAddLocations: may, viewerCannotAddLocationsReason: whyNot });
  expect(calls).toHaveLength(1);
});

test.each([
  ['owner', true, null],
  ['manager', false, reason],
] as const)('the %s may add locations to the organization: %s', async (as, may, whyNot) => {
  const { data } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          organization {
            viewerCanAddLocations
            viewerCannotAddLocationsReason
          }
        }
      }
    `),
    { as },
  );

  expect(data?.location?.organization).toEqual({
    viewerCanAddLocations: may,
    viewerCannotAddLocationsReason: whyNot,
  });
});
