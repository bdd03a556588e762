import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

test.each([
  ['admin', [true, true], /^ $/],
  ['owner', [true, false], /^ Only the platform/],
  ['manager', [true, false], /^ Only the platform/],
  ['member', [false, false], /^Only admins of this location .*give you that role\. Only the platform/],
  ['onsite', [false, false], /^Only admins of this location .*give you that role\. Only the platform/],
] as const)('the %s may edit and set fees: %j, with a reason where not', async (as, may, reasons) => {
  const { data, errors } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          viewerCanEdit
          viewerCannotEditReason
          viewerCanSetFees
          viewerCannotSetFeesReason
        }
      }
    `),
    { as },
  );
  const location = present(data?.location);

  expect(errors).toBeUndefined();
  expect([location.viewerCanEdit, location.viewerCanSetFees]).toEqual(may);
  expect([location.viewerCannotEditReason, location.viewerCannotSetFeesReason].join(' ')).toMatch(reasons);
});

async function modesOf(as: 'owner' | 'manager' | 'onsite', databaseId: number) {
  const { data } = await run(
    graphql(`
      query ($id: DatabaseId!) {
        location(databaseId: $id) {
          modes
        }
      }
    `),
    { as, variables: { id: databaseId } },
  );
  return data?.location?.modes;
}

test('the modes of a location are those that the licenses allow', async () => {
  expect(await modesOf('owner', 3)).toEqual(['MARKETPLACE', 'HIRE']);
  expect(await modesOf('manager', 3)).toEqual(['HIRE']);
  expect(await modesOf('onsite', 1)).toEqual(['MARKETPLACE']);
});

test('the first gig of a location was posted where gigs are, not where all wait', async () => {
  const { data } = await run(
    graphql(`
      {
        busy: location(databaseId: 1) {
          hasPostedFirstGig
        }
        waiting: location(databaseId: 4) {
          hasPostedFirstGig
        }
      }
    `),
    { as: 'owner' },
  );

  expect(data).toEqual({ busy: { hasPostedFirstGig: true }, waiting: { hasPostedFirstGig: false } });
});
