import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const replaceApplicants = graphql(`
  mutation ($input: ReplaceApplicantsInput!) {
    replaceApplicants(input: $input) {
      results {
        applicationId
        application {
          stage
        }
        offer {
          ... on OfferMade {
            offer {
              message
              pro {
                id
              }
            }
          }
          ... on OfferRefused {
            errors {
              code
              path
            }
          }
        }
        errors {
          code
          message
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

const standbysQuery = graphql(`
  query ($gigId: DatabaseId!, $limit: Int) {
    gig(databaseId: $gigId) {
      standbys(limit: $limit) {
        pro {
          id
        }
        matchScore
        conflicts {
          kind
        }
      }
    }
  }
`);

type Input = VariablesOf<typeof replaceApplicants>['input'];

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  await confirmInDatabase(stack, gig.applicants.slice(0, 2));
});

const applicant = (index: number) => present(gig.applicants[index]);
const out = (index: number, proId?: string) => ({
  applicationId: applicant(index).id,
  reason: 'CALLED_OUT' as const,
  ...(proId !== undefined && { proId }),
});

const replaceAll = (replacements: Input['replacements'], more: Partial<Input> = {}) =>
  mutate(stack, replaceApplicants, { as: 'member', input: { gigId: gig.id, replacements, ...more } });

test('replaceApplicants asks one pro for each place, with a result for each', async () => {
  const [one, other] = [applicant(2).pro.id, applicant(3).pro.id];
  const { errors, results } = await replaceAll([out(0, one), out(1, other)], { message: 'Hurry' });
  expect(errors).toEqual([]);
  expect(results).toEqual(
    [one, other].map((id, index) => ({
      applicationId: applicant(index).id,
      application: { stage: 'CANCELLED' },
      offer: { offer: { message: 'Hurry', pro: { id } } },
      errors: [],
    })),
  );
});

test('replaceApplicants asks the best matches where no one is named, no pro twice', async () => {
  const { data } = await stack.run(standbysQuery, {
    as: 'member',
    variables: { gigId: gig.databaseId, limit: 2 },
  });
  const best = present(data?.gig?.standbys).map(({ pro }) => pro.id);
  const { results } = await replaceAll([out(0), out(1)]);
  const asked = results.map(({ offer }) => (offer && 'offer' in offer ? offer.offer.pro.id : null));
  expect(asked).toEqual(best);
});

test('an item that is refused, or is no application, leaves the others', async () => {
  const { errors, results } = await replaceAll([
    out(4),
    { applicationId: globalId('Gig', 1), reason: 'NO_SHOW' },
    out(0, globalId('Pro', '00000000-0000-4000-8000-000000000000')),
    out(1, applicant(2).pro.id),
  ]);
  expect(errors).toEqual([]);
  expect(results).toMatchObject([
    {
      application: null,
      errors: [{ code: 'INVALID_TRANSITION', path: ['replacements', '0', 'applicationId'] }],
    },
    { application: null, errors: [{ code: 'NOT_FOUND', path: ['replacements', '1', 'applicationId'] }] },
    { application: null, errors: [{ code: 'NOT_FOUND', path: ['replacements', '2', 'proId'] }] },
    { application: { stage: 'CANCELLED' }, offer: { offer: { pro: { id: applicant(2).pro.id } } } },
  ]);
});

test('a pro who cannot be asked is said at the item, and another can be asked then', async () => {
  const { results } = await replaceAll([out(0, applicant(1).pro.id)]);
  expect(results).toMatchObject([
    {
      application: { stage: 'CANCELLED' },
      offer: { errors: [{ code: 'ALREADY_EXISTS', path: ['replacements', '0', 'proId'] }] },
      errors: [],
    },
  ]);
  const retried = await replaceAll([out(0, applicant(2).pro.id)]);
  expect(retried.results).toMatchObject([{ offer: { offer: { pro: { id: applicant(2).pro.id } } } }]);
});

test('replaceApplicants that is repeated keeps the offers', async () => {
  const replacements = [out(0, applicant(2).pro.id), out(1, applicant(3).pro.id)];
  const before = await replaceAll(replacements, { boostCents: 2000 });
  const after = await replaceAll(replacements, { boostCents: 2000 });
  expect(after.errors).toEqual([]);
  expect(after.results).toEqual(before.results);
});

test('replaceApplicants that is only validated shows no offers and makes none', async () => {
  const { errors, results } = await replaceAll([out(0), out(4)], { validateOnly: true });
  expect(errors).toEqual([]);
  expect(results).toMatchObject([
    { application: null, offer: null, errors: [] },
    { application: null, offer: null, errors: [{ code: 'INVALID_TRANSITION' }] },
  ]);
  const offers = await stack.upstream.database
    .selectFrom('direct_offers')
    .select('id')
    .where('gig_id', '=', gig.databaseId)
    .execute();
  expect(offers).toEqual([]);
});

describe('refuses', () => {
  test.each<[string, () => Input['replacements'], Partial<Input>, string, string[]]>([
    ['no pros', () => [], {}, 'REQUIRED', ['replacements']],
    ['a pro twice', () => [out(0), out(0)], {}, 'INVALID', ['replacements']],
    [
      'a pro for two places',
      () => [out(0, applicant(2).pro.id), out(1, applicant(2).pro.id)],
      {},
      'INVALID',
      ['replacements'],
    ],
    ['a negative bonus', () => [out(0)], { boostCents: -1 }, 'INVALID', ['boostCents']],
    ['another gig', () => [out(0)], { gigId: globalId('Gig', 99999999) }, 'NOT_FOUND', ['gigId']],
  ])('replaceApplicants refuses %s', async (_case, replacements, more, code, path) => {
    const { errors, results } = await replaceAll(replacements(), more);
    expect(errors).toMatchObject([{ code, path }]);
    expect(results).toEqual([]);
  });
});

test('the standbys are hidden from those who may not manage applicants', async () => {
  const { data, errors } = await stack.run(standbysQuery, {
    as: 'onsite',
    variables: { gigId: gig.databaseId, limit: 2 },
  });
  expect(data?.gig?.standbys).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
