import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type ResultOf, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

const outcome = graphql(`
  fragment Outcome on OfferResult {
    __typename
    ... on OfferMade {
      offer {
        id
        status
        pro {
          id
        }
        expiresAt
        bonus {
          amountCents
        }
        message
      }
    }
    ... on OfferRefused {
      pro {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const offerGig = graphql(
  `
    mutation ($input: OfferGigInput!) {
      offerGig(input: $input) {
        results {
          ...Outcome
        }
        operation {
          id
          status
          total
          done
          results {
            __typename
          }
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [outcome],
);

const operationQuery = graphql(
  `
    query ($id: ID!) {
      node(id: $id) {
        ... on OfferOperation {
          status
          done
          results {
            ...Outcome
          }
        }
      }
    }
  `,
  [outcome],
);

const offersQuery = graphql(`
  query ($gig: DatabaseId!, $status: DirectOfferStatus) {
    gig(databaseId: $gig) {
      offers(first: 5, status: $status) {
        totalCount
        edges {
          node {
            id
            status
          }
        }
      }
    }
  }
`);

const withdrawOffer = graphql(`
  mutation ($input: WithdrawOfferInput!) {
    withdrawOffer(input: $input) {
      offer {
        status
        withdrawalReason
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type OfferGigInput = VariablesOf<typeof offerGig>['input'];

function offer(input: Partial<OfferGigInput>, as: 'member' | 'onsite' = 'member') {
  return mutate(stack, offerGig, { as, input: { gigId: gig.id, ...input } });
}

function offerIds(results: readonly ResultOf<typeof outcome>[]) {
  return results.map((result) => ('offer' in result ? result.offer.id : null));
}

async function offers(filter: Omit<VariablesOf<typeof offersQuery>, 'gig'> = {}) {
  const { data } = await stack.run(offersQuery, {
    as: 'member',
    variables: { gig: gig.databaseId, ...filter },
  });
  return present(data?.gig?.offers);
}

const proIds = (count: number) => gig.applicants.slice(0, count).map(({ pro }) => pro.id);

describe('offerGig', () => {
  test('offerGig asks each pro, with a bonus and a line', async () => {
    const pro = present(proIds(1)[0]);
    const { errors, results, operation } = await offer({
      proIds: [pro],
      bonusCents: 1250,
      message: 'Black shirt, please.',
    });
    expect(errors).toEqual([]);
    expect(operation).toBeNull();
    expect(results).toMatchObject([
      {
        __typename: 'OfferMade',
        offer: {
          status: 'PENDING',
          pro: { id: pro },
          bonus: { amountCents: 1250 },
          message: 'Black shirt, please.',
          expiresAt: expect.any(String),
        },
      },
    ]);
  });

  test('offerGig refuses who was asked already for themselves, and asks the others', async () => {
    const [first = '', second = ''] = proIds(2);
    await offer({ proIds: [first] });
    const { results } = await offer({ proIds: [second, first] });
    expect(results).toMatchObject([
      { __typename: 'OfferMade' },
      {
        __typename: 'OfferRefused',
        pro: { id: first },
        errors: [{ code: 'ALREADY_EXISTS', path: ['proIds', '1'] }],
      },
    ]);
  });

  test('offerGig asks the recommended pros', async () => {
    const { errors, results } = await offer({ includesRecommended: true });
    expect(errors).toEqual([]);
    expect(results.length).toBeGreaterThan(0);
  });

  test('an offer in the background returns an operation, which can be followed until it is done', async () => {
    const { operation, results } = await offer({ proIds: proIds(2), isInBackground: true });
    expect(results).toEqual([]);
    expect(operation).toMatchObject({ status: 'QUEUED', total: 2, done: 0 });
    await fetch(new URL('/api/sandbox/due-work/', stack.upstream.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${await stack.tokenOf('member')}` },
    });
    const { data, errors } = await stack.run(operationQuery, {
      as: 'member',
      variables: { id: present(operation).id },
    });
    expect(errors).toBeUndefined();
    expect(data?.node).toMatchObject({
      status: 'DONE',
      done: 2,
      results: [{ offer: { pro: { id: proIds(1)[0] } } }, { __typename: 'OfferMade' }],
    });
  });

  test.each<[string, Partial<OfferGigInput>, string[], string, unknown]>([
    ['no pro', {}, ['proIds'], 'INVALID', 'Choose at least one pro or group.'],
    [
      'too many pros',
      { proIds: Array.from({ length: 5000 }, () => globalId('Pro', '00000000-0000-4000-8000-000000000000')) },
      ['proIds'],
      'INVALID',
      'At most 50 pros',
    ],
    [
      'a negative bonus',
      { bonusCents: -1, includesRecommended: true },
      ['bonusCents'],
      'INVALID',
      'Enter a bonus from $1 to $1,000, or nothing',
    ],
    [
      'what is no group',
      { groupIds: ['nonsense'] },
      ['groupIds', '0'],
      'INVALID',
      'This is not the id of a group',
    ],
    [
      'a group of another location',
      { groupIds: [globalId('ProGroup', 999999)] },
      ['groupIds'],
      'INVALID',
      'Choose groups of this location',
    ],
    [
      'a gig that does not exist',
      { gigId: globalId('Gig', 999999), includesRecommended: true },
      ['gigId'],
      'NOT_FOUND',
      expect.any(String),
    ],
  ])('offerGig refuses %s at its place', async (_case, input, path, code, message) => {
    const { errors, results } = await offer(input);
    expect(errors).toMatchObject([{ code, message, path }]);
    expect(results).toEqual([]);
  });

  test('onsite managers offer no gigs', async () => {
    const { errors } = await offer({ proIds: proIds(1) }, 'onsite');
    expect(errors).toMatchObject([{ code: 'FORBIDDEN', path: ['gigId'] }]);
  });
});

describe('the offers of a gig', () => {
  test('the offers of a gig are listed, the last first, and by what became of them', async () => {
    const { results } = await offer({ proIds: proIds(2) });
    const ids = offerIds(results);
    const { totalCount, edges } = await offers();
    expect(totalCount).toBe(2);
    expect(edges.map(({ node }) => node.id)).toEqual(ids.toReversed());
    expect(await offers({ status: 'DECLINED' })).toMatchObject({ totalCount: 0 });
  });

  test('an offer can be taken back by who manages applicants, once', async () => {
    const { results } = await offer({ proIds: proIds(1) });
    const offerId = present(offerIds(results)[0]);
    const withdraw = (as: 'member' | 'onsite') => mutate(stack, withdrawOffer, { as, input: { offerId } });
    expect(await withdraw('onsite')).toMatchObject({ errors: [{ code: 'FORBIDDEN', path: ['offerId'] }] });
    expect(await withdraw('member')).toMatchObject({
      errors: [],
      offer: { status: 'WITHDRAWN', withdrawalReason: 'STAFFER' },
    });
    expect(await withdraw('member')).toMatchObject({ errors: [{ code: 'INVALID_TRANSITION' }], offer: null });
  });
});
