import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const replaceApplicant = graphql(`
  mutation ($input: ReplaceApplicantInput!) {
    replaceApplicant(input: $input) {
      application {
        stage
        replacementOffers(first: 10) {
          totalCount
        }
      }
      results {
        ... on OfferMade {
          offer {
            pro {
              id
            }
            replacedApplication {
              id
            }
          }
        }
        ... on OfferRefused {
          errors {
            code
          }
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

const callOutPros = graphql(`
  mutation ($input: CallOutProsInput!) {
    callOutPros(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`);

type ReplaceApplicantInput = VariablesOf<typeof replaceApplicant>['input'];

let gig: BusyGig;
let applicationId: string;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  applicationId = gig.applicants[0]?.id ?? '';
});

const replace = (input: Partial<ReplaceApplicantInput>) =>
  mutate(stack, replaceApplicant, {
    as: 'member',
    input: { applicationId, reason: 'CALLED_OUT', ...input },
  });

async function confirmed() {
  // What the card network does is not of interest here.
  await stack.upstream.database
    .updateTable('gig_applications')
    .set({ is_selected: true, is_confirmed: true })
    .where('id', '=', gig.applicants[0]?.databaseId ?? 0)
    .execute();
}

test('replaceApplicant opens the place and asks the best matches', async () => {
  await confirmed();
  const { errors, application, results } = await replace({ standbys: 3 });
  expect(errors).toEqual([]);
  expect(application).toEqual({ stage: 'CANCELLED', replacementOffers: { totalCount: 3 } });
  expect(results).toHaveLength(3);
  for (const result of results) {
    expect(result).toHaveProperty('offer.replacedApplication', { id: applicationId });
  }
});

test('replaceApplicant asks who was chosen', async () => {
  await confirmed();
  const chosen = gig.applicants.slice(1, 3).map(({ pro }) => pro.id);
  const { results } = await replace({ proIds: chosen });
  expect(results.map((result) => ('offer' in result ? result.offer.pro.id : null))).toEqual(chosen);
});

test.each<[string, Partial<ReplaceApplicantInput>, string, string[]]>([
  ['a no-show before the start', { reason: 'NO_SHOW' }, 'INVALID_TRANSITION', []],
  ['an empty list of pros', { proIds: [] }, 'REQUIRED', ['proIds']],
  ['more than can be asked', { standbys: 21 }, 'INVALID', ['standbys']],
  ['a negative bonus', { boostCents: -1 }, 'INVALID', ['boostCents']],
  ['what is no application', { applicationId: globalId('Gig', 1) }, 'INVALID', ['applicationId']],
  [
    'one that does not exist',
    { applicationId: globalId('GigApplication', 999999) },
    'NOT_FOUND',
    ['applicationId'],
  ],
])('replaceApplicant refuses %s', async (_case, input, code, path) => {
  await confirmed();
  const { errors, application } = await replace(input);
  expect(errors).toMatchObject([{ code, path }]);
  expect(application).toBeNull();
});

test('replaceApplicant refuses an applicant who is not confirmed', async () => {
  expect(await replace({})).toMatchObject({ errors: [{ code: 'INVALID_TRANSITION' }], application: null });
});

describe('a pro whose call-out is recorded', () => {
  beforeEach(async () => {
    await confirmed();
    await mutate(stack, callOutPros, {
      as: 'member',
      input: { gigId: gig.id, applicationIds: [applicationId], calledOutBy: 'BUSINESS' },
    });
  });

  test('a pro whose call-out is recorded has their place offered to others, and stays called out', async () => {
    const { errors, application, results } = await replace({ reason: 'NO_SHOW', standbys: 2 });
    expect(errors).toEqual([]);
    expect(application).toEqual({ stage: 'CANCELLED', replacementOffers: { totalCount: 2 } });
    for (const result of results) {
      expect(result).toHaveProperty('offer.replacedApplication', { id: applicationId });
    }
  });

  test('no one is replaced when the place of a called-out pro is taken again', async () => {
    await stack.upstream.database
      .updateTable('gigs')
      .set({ allowed_confirmed_pros: 1, selected_applications: 1 })
      .where('id', '=', gig.databaseId)
      .execute();
    expect(await replace({})).toMatchObject({
      errors: [
        {
          code: 'GIG_FULL',
          message: 'All places of this shift (1) are taken again: no one is missing.',
        },
      ],
      application: null,
    });
  });
});
