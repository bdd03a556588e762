import { beforeEach, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const document = graphql(`
  query ($count: Int!, $cursor: String) {
    viewer {
      referralProgram {
        code
        link
        reward {
          amountCents
          currency
        }
        signedUpCount
        rewardedCount
        earned {
          amountCents
        }
        credited {
          amountCents
        }
        referredBy {
          referrerName
          state
          signedUpAt
          firstPostedAt
          rewardedAt
        }
      }
      referredBusinesses(first: $count, after: $cursor) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            databaseId
            firstName
            businessName
            state
            signedUpAt
            firstPostedAt
            rewardedAt
          }
        }
      }
    }
  }
`);

const create = graphql(`
  mutation {
    createReferralCode(input: {}) {
      errors {
        code
      }
      viewer {
        referralProgram {
          code
          link
        }
      }
    }
  }
`);

test('the referral program has the code, the rewards, and who signed up with first name and business', async () => {
  const { data, errors, calls } = await run(document, { as: 'owner', variables: { count: 2 } });

  expect(errors).toBeUndefined();
  expect(data?.viewer?.referralProgram).toEqual({
    code: 'COPPER-FINCH',
    link: expect.stringMatching(/\/auth\/referral\?ref=COPPER-FINCH$/),
    reward: { amountCents: 5000, currency: 'USD' },
    signedUpCount: 3,
    rewardedCount: 1,
    earned: { amountCents: 5000 },
    credited: { amountCents: 0 },
    referredBy: null,
  });
  const list = present(data?.viewer?.referredBusinesses);
  expect(list.totalCount).toBe(3);
  expect(list.edges.map(({ node }) => node)).toEqual([
    {
      databaseId: 4,
      firstName: 'Nora',
      businessName: 'Fjord & Salt',
      state: 'SIGNED_UP',
      signedUpAt: expect.any(String),
      firstPostedAt: null,
      rewardedAt: null,
    },
    expect.objectContaining({ firstName: 'Omar' }),
  ]);
  expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual([
    'getReferralProgram',
    'getViewer',
    'listReferredBusinesses',
  ]);

  const cursor = list.pageInfo.endCursor;
  const next = await run(document, { as: 'owner', variables: { count: 2, cursor } });
  expect(next.data?.viewer?.referredBusinesses?.edges).toMatchObject([
    { node: { firstName: 'Priya', state: 'REWARDED', rewardedAt: expect.any(String) } },
  ]);
});

test('createReferralCode creates a code for an invited user once', async () => {
  const before = await run(document, { as: 'member', variables: { count: 1 } });
  expect(before.data?.viewer?.referralProgram).toMatchObject({ code: null, link: null, signedUpCount: 0 });

  const first = (await run(create, { as: 'member' })).data?.createReferralCode;
  const second = (await run(create, { as: 'member' })).data?.createReferralCode;

  expect(first?.errors).toEqual([]);
  expect(first?.viewer?.referralProgram?.code).toMatch(/^[A-Z2-9]{8}$/);
  expect(second).toEqual(first);
});

test('createReferralCode needs a session', async () => {
  expect((await run(document, { variables: { count: 1 } })).data).toEqual({ viewer: null });
  const { errors, calls } = await run(create, {});
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(calls).toEqual([]);
});
