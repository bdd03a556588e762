import { expect, test } from 'vitest';
import { startTestStack } from '../testing/startTestStack.ts';

const { run } = await startTestStack();

test.each([
  ['admin', true, 1],
  ['owner', true, 1],
  ['manager', false, 1],
  ['onsite', false, 1],
] as const)('the %s may add locations: %s', async (as, may, callCount) => {
  const { data, errors, calls } = await run(
    '{ viewer { viewerCanAddLocations viewerCannotAddLocationsReason } }',
    { as },
  );

  expect(errors).toBeUndefined();
  expect(data.viewer).toEqual({
    viewerCanAddLocations: may,
    viewerCannotAddLocationsReason: may
      ? null
      : 'Only admins of the organization can add locations. An admin of the organization can invite you to be one.',
  });
  expect(calls).toHaveLength(callCount);
});

test.each([
  ['owner', true],
  ['manager', false],
] as const)('the %s may add locations to the organization: %s', async (as, may) => {
  const { data } = await run(
    '{ location(databaseId: 1) { organization { viewerCanAddLocations viewerCannotAddLocationsReason } } }',
    { as },
  );

  expect(data.location.organization).toEqual({
    viewerCanAddLocations: may,
    viewerCannotAddLocationsReason: may ? null : expect.stringContaining('An admin of the organization'),
  });
});
