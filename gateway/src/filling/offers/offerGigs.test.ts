import { beforeEach, expect, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const offerGigs = graphql(`
  mutation ($input: OfferGigsInput!) {
    offerGigs(input: $input) {
      results {
        gigId
        gig {
          id
        }
        operation {
          total
        }
        errors {
          code
          path
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const offersOf = graphql(`
  query ($gig: DatabaseId!) {
    gig(databaseId: $gig) {
      offers {
        totalCount
        edges {
          node {
            message
            bonus {
              amountCents
            }
          }
        }
      }
    }
  }
`);

let gigs: readonly { readonly id: string; readonly databaseId: number }[];
const groupIds = [globalId('ProGroup', 1)];

beforeEach(async () => {
  await stack.reset();
  const busy = await busiestGig(stack);
  const { data } = await stack.run(
    graphql(`
      query ($now: DateTime!) {
        location(databaseId: 1) {
          gigs(first: 20, filter: { startsAtOrAfter: $now, statuses: [UNFILLED] }) {
            edges {
              node {
                id
                databaseId
              }
            }
          }
        }
      }
    `),
    { as: 'member', variables: { now: stack.upstream.clock.now().toISOString() } },
  );
  const open = present(data?.location?.gigs).edges.map(({ node }) => node);
  gigs = [busy, ...open.filter(({ id }) => id !== busy.id)].slice(0, 2);
});

type Input = VariablesOf<typeof offerGigs>['input'];

function offer(input: Partial<Input> = {}, as: 'member' | 'onsite' = 'member') {
  return mutate(stack, offerGigs, { as, input: { gigIds: gigs.map(({ id }) => id), groupIds, ...input } });
}

test('offerGigs offers each gig to the members of the groups, with a result per gig', async () => {
  const { errors, results } = await offer({ bonusCents: 500, message: 'Black shirt, please.' });
  expect(errors).toEqual([]);
  expect(results).toMatchObject(
    gigs.map(({ id }) => ({ gigId: id, gig: { id }, operation: { total: expect.any(Number) }, errors: [] })),
  );

  await fetch(new URL('/api/sandbox/due-work/', stack.upstream.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${await stack.tokenOf('member')}` },
  });
  for (const { databaseId } of gigs) {
    const { data } = await stack.run(offersOf, { as: 'member', variables: { gig: databaseId } });
    expect(present(data?.gig?.offers).edges.map(({ node }) => node)).toContainEqual({
      message: 'Black shirt, please.',
      bonus: { amountCents: 500 },
    });
  }
});

test('a gig that cannot be offered does not keep the others from it', async () => {
  const [first] = gigs;
  const gigIds = [globalId('Gig', 999999999), present(first).id];
  const { errors, results } = await offer({ gigIds });
  expect(errors).toEqual([]);
  expect(results).toMatchObject([
    { gigId: gigIds[0], gig: null, operation: null, errors: [{ code: 'NOT_FOUND', path: ['gigIds'] }] },
    { gigId: gigIds[1], gig: { id: gigIds[1] }, errors: [] },
  ]);
});

test('each gig says that a group is of another location', async () => {
  const { results } = await offer({ groupIds: [globalId('ProGroup', 999999)] });
  expect(results.map(({ errors }) => errors[0]?.path)).toEqual([['groupIds'], ['groupIds']]);
});

test('onsite managers may offer none of the gigs', async () => {
  const { results } = await offer({}, 'onsite');
  expect(results.map(({ errors }) => errors[0]?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

test.each<[Partial<Input>, string, string]>([
  [{ gigIds: [] }, 'gigIds', 'Choose a shift'],
  [{ groupIds: [] }, 'groupIds', 'Choose a group'],
  [{ bonusCents: 50 }, 'bonusCents', ''],
  [{ message: 'x'.repeat(301) }, 'message', ''],
])('offerGigs refuses %j at its field', async (wrong, field, message) => {
  const { errors } = await offer(wrong);
  expect(errors[0]).toMatchObject({ path: [field], message: expect.stringContaining(message) });
});
