import { beforeEach, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const assignPros = graphql(`
  mutation ($input: AssignProsInput!) {
    assignPros(input: $input) {
      results {
        gig {
          databaseId
          fill {
            confirmed
          }
        }
        pro {
          id
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

type AssignProsInput = VariablesOf<typeof assignPros>['input'];

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

function assign(
  input: Pick<AssignProsInput, 'proIds'> & Partial<AssignProsInput>,
  as: 'member' | 'onsite' = 'member',
) {
  return mutate(stack, assignPros, { as, input: { gigId: gig.id, ...input } });
}

/** The id of the pro who matches the gig best. */
const bestProId = () => present(gig.applicants[0]).pro.id;

test('assignPros gives pros a place, until there is none left', async () => {
  const pros = gig.applicants.slice(0, gig.freePlaces + 1).map(({ pro }) => pro.id);
  const { errors, results } = await assign({ proIds: pros, isConfirmed: false });
  expect(errors).toEqual([]);
  expect(results.map(({ pro }) => pro.id)).toEqual(pros);
  const refused = results.filter((result) => result.errors.length > 0);
  expect(refused).toMatchObject([
    { errors: [{ code: 'GIG_FULL', path: ['proIds', String(gig.freePlaces)] }] },
  ]);
});

test('assignPros confirms the pros immediately by default', async () => {
  const { data } = await stack.run(
    graphql(`
      query ($gig: DatabaseId!) {
        gig(databaseId: $gig) {
          fill {
            confirmed
          }
        }
      }
    `),
    { as: 'member', variables: { gig: gig.databaseId } },
  );
  const { confirmed } = present(data?.gig).fill;
  const { results } = await assign({ proIds: [bestProId()] });
  expect(results).toMatchObject([{ errors: [], gig: { fill: { confirmed: confirmed + 1 } } }]);
});

test.each<[string, Partial<AssignProsInput>, string[], string]>([
  ['no pro', { proIds: [] }, ['proIds'], 'REQUIRED'],
  ['what is no pro', { proIds: ['nonsense'] }, ['proIds', '0'], 'INVALID'],
  [
    'a pro who does not exist',
    { proIds: [globalId('Pro', '00000000-0000-4000-8000-000000000000')] },
    ['proIds', '0'],
    'NOT_FOUND',
  ],
  ['a negative bonus', { bonusCents: -1 }, ['bonusCents'], 'INVALID'],
  ['another thing than a gig', { gigId: globalId('Location', 1) }, ['gigId'], 'INVALID'],
  ['a gig that does not exist', { gigId: globalId('Gig', 999999) }, ['gigId'], 'NOT_FOUND'],
])('assignPros refuses %s at its place', async (_case, wrong, path, code) => {
  const { errors, results } = await assign({ proIds: [bestProId()], ...wrong });
  expect(errors).toMatchObject([{ code, path }]);
  expect(results).toEqual([]);
});

test('onsite managers assign no one', async () => {
  const { errors } = await assign({ proIds: [bestProId()] }, 'onsite');
  expect(errors).toMatchObject([{ code: 'FORBIDDEN', path: ['gigId'] }]);
});
