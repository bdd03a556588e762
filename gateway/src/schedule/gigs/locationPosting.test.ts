import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

test.each([
  ['owner', true, /^$/],
  ['member', true, /^$/],
  ['onsite', false, /^Only team members and admins of this location can post and change shifts\./],
] as const)(
  'a location returns whether the %s can post: %s, with a reason if not',
  async (as, may, reason) => {
    const { data, errors } = await run(
      graphql(`
        {
          location(databaseId: 1) {
            viewerCanPostGigs
            viewerCannotPostGigsReason
          }
        }
      `),
      { as },
    );
    expect(errors).toBeUndefined();
    expect(data?.location?.viewerCanPostGigs).toBe(may);
    expect(data?.location?.viewerCannotPostGigsReason ?? '').toMatch(reason);
  },
);
