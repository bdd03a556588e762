import { beforeEach, describe, expect, test } from 'vitest';
import { busiestGig, type BusyGigApplicant } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

const home = globalId('Location', 1);
let applicant: BusyGigApplicant;

const blockMutation = graphql(`
  mutation ($input: BlockProInput!) {
    blockPro(input: $input) {
      prosAtLocations {
        locationDatabaseId
        isBlocked
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const unblockMutation = graphql(`
  mutation ($input: UnblockProInput!) {
    unblockPro(input: $input) {
      proAtLocation {
        locationDatabaseId
        isBlocked
      }
      removedBlock {
        reason
        feedback
        pro {
          id
        }
      }
      errors {
        code
        path
      }
    }
  }
`);

const blocksQuery = graphql(`
  query ($location: DatabaseId!) {
    location(databaseId: $location) {
      proBlocks(first: 100) {
        edges {
          node {
            databaseId
            reason
            feedback
            locationDatabaseIds
            createdAt
            pro {
              id
              atLocation(locationDatabaseId: $location) {
                isBlocked
              }
            }
          }
        }
      }
    }
  }
`);

beforeEach(async () => {
  await stack.reset();
  const [first] = (await busiestGig(stack)).applicants;
  if (first === undefined) throw new Error('The gig has no applicants');
  applicant = first;
});

async function block(
  input: Partial<VariablesOf<typeof blockMutation>['input']> = {},
  as: NonNullable<RunOptions['as']> = 'member',
) {
  return mutate(stack, blockMutation, {
    as,
    input: { proId: applicant.pro.id, locationIds: [home], reason: 'CANCELLED_CALLED_OUT', ...input },
  });
}

async function unblock(locationId = home, as: NonNullable<RunOptions['as']> = 'member') {
  return mutate(stack, unblockMutation, { as, input: { proId: applicant.pro.id, locationId } });
}

async function blocksAt(location: number) {
  const { data, errors } = await run(blocksQuery, { as: 'manager', variables: { location } });
  expect(errors).toBeUndefined();
  return present(data?.location?.proBlocks)
    .edges.map(({ node }) => node)
    .filter(({ pro }) => pro?.id === applicant.pro.id);
}

/** The pros of the location, by whether they are blocked there; null for all. */
async function searched(isBlocked: boolean | null) {
  const { data, errors } = await run(
    graphql(`
      query ($location: DatabaseId!, $isBlocked: Boolean) {
        location(databaseId: $location) {
          pros(first: 100, orderBy: FIT, filter: { isBlocked: $isBlocked }) {
            totalCount
            nodes {
              id
            }
          }
        }
      }
    `),
    { as: 'member', variables: { location: 1, isBlocked } },
  );
  expect(errors).toBeUndefined();
  return present(data?.location?.pros);
}

describe('blockPro', () => {
  test('blockPro leaves a pro out of a search that says so', async () => {
    await block();
    const without = await searched(false);
    const alone = await searched(true);

    expect(without.nodes.map(({ id }) => id)).not.toContain(applicant.pro.id);
    expect(alone.nodes.map(({ id }) => id)).toContain(applicant.pro.id);
    expect(alone.totalCount + without.totalCount).toBe((await searched(null)).totalCount);
  });

  test('blockPro keeps a pro from a location and cancels what they have ahead there', async () => {
    const payload = await block({ feedback: ' Left twice without a word ' });
    const application = await run(
      graphql(`
        query ($id: DatabaseId!) {
          gigApplication(databaseId: $id) {
            isBlocked
            cancellation {
              reason
            }
          }
        }
      `),
      { as: 'member', variables: { id: applicant.databaseId } },
    );

    expect(payload).toEqual({ prosAtLocations: [{ locationDatabaseId: 1, isBlocked: true }], errors: [] });
    expect(await blocksAt(1)).toMatchObject([
      {
        reason: 'CANCELLED_CALLED_OUT',
        feedback: 'Left twice without a word',
        locationDatabaseIds: [1],
        pro: { atLocation: { isBlocked: true } },
      },
    ]);
    expect(application.data?.gigApplication).toEqual({
      isBlocked: true,
      cancellation: { reason: 'PRO_BLOCKED' },
    });
  });

  test('a block can hold at several locations', async () => {
    const payload = await block({ locationIds: [home, globalId('Location', 2)] });

    expect(payload.prosAtLocations).toEqual([
      { locationDatabaseId: 1, isBlocked: true },
      { locationDatabaseId: 2, isBlocked: true },
    ]);
    expect(await blocksAt(2)).toMatchObject([{ locationDatabaseIds: [1, 2] }]);
  });

  test('a block of a pro who is already blocked there is refused', async () => {
    await block();

    expect(await block()).toMatchObject({ prosAtLocations: [], errors: [{ code: 'ALREADY_EXISTS' }] });
  });

  test('a block with the reason of platform admins is refused to others, at the reason', async () => {
    const payload = await block({ reason: 'BLOCKED_BY_PLATFORM_ADMIN' });

    expect(payload).toMatchObject({ prosAtLocations: [], errors: [{ code: 'FORBIDDEN', path: ['reason'] }] });
    expect(await blocksAt(1)).toEqual([]);
  });

  test('a block is refused to onsite managers, at the location', async () => {
    expect(await block({}, 'onsite')).toMatchObject({
      prosAtLocations: [],
      errors: [{ code: 'FORBIDDEN', path: ['locationIds'] }],
    });
  });

  test.each([
    [{ locationIds: [] }, 'REQUIRED', ['locationIds']],
    [{ locationIds: [home, 'nonsense'] }, 'INVALID', ['locationIds', '1']],
    [{ proId: home }, 'INVALID', ['proId']],
    [{ feedback: 'x'.repeat(1001) }, 'INVALID', ['feedback']],
    [{ locationIds: [globalId('Location', 5)] }, 'NOT_FOUND', ['locationIds']],
    [{ proId: globalId('Pro', '0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d') }, 'NOT_FOUND', ['proId']],
  ])('blockPro refuses %o where it is wrong', async (input, code, path) => {
    expect(await block(input)).toMatchObject({ prosAtLocations: [], errors: [{ code, path }] });
  });
});

describe('unblockPro', () => {
  test('unblockPro lifts a block at one location and leaves it at others', async () => {
    await block({ locationIds: [home, globalId('Location', 2)], feedback: 'Twice in a week.' });
    const payload = await unblock();

    expect(payload).toMatchObject({
      proAtLocation: { isBlocked: false },
      removedBlock: {
        reason: 'CANCELLED_CALLED_OUT',
        feedback: 'Twice in a week.',
        pro: { id: applicant.pro.id },
      },
      errors: [],
    });
    expect(await blocksAt(1)).toEqual([]);
    expect(await blocksAt(2)).toMatchObject([{ locationDatabaseIds: [2] }]);
  });

  test('unblockPro of a pro who is not blocked changes nothing', async () => {
    expect(await unblock()).toMatchObject({
      proAtLocation: { isBlocked: false },
      removedBlock: null,
      errors: [],
    });
  });

  test('unblockPro of a block by a platform admin is refused to other roles', async () => {
    await block({ reason: 'BLOCKED_BY_PLATFORM_ADMIN' }, 'admin');

    expect(await unblock(home, 'manager')).toMatchObject({
      proAtLocation: null,
      removedBlock: null,
      errors: [{ code: 'FORBIDDEN' }],
    });
    expect(await blocksAt(1)).toMatchObject([{ reason: 'BLOCKED_BY_PLATFORM_ADMIN' }]);
    expect(await unblock(home, 'admin')).toMatchObject({ proAtLocation: { isBlocked: false }, errors: [] });
  });

  test('unblockPro does not find the location of another organization', async () => {
    expect(await unblock(globalId('Location', 5))).toMatchObject({
      proAtLocation: null,
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
  });
});
