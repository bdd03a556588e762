import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { reset, run, upstream } = stack;

beforeEach(reset);

const featureRolloutId = globalId('FeatureRollout', 'jobs_history_assistant');

const list = graphql(`
  {
    admin {
      featureRollouts {
        id
        name
        feature
        description
        percentage
      }
    }
  }
`);

const document = graphql(`
  mutation ($input: RollOutFeatureInput!) {
    rollOutFeature(input: $input) {
      errors {
        code
        path
        message
      }
      featureRollout {
        name
        percentage
      }
      viewer {
        featureFlags
      }
    }
  }
`);

const rollOut = (percentage: number, id = featureRolloutId, as: Person = 'admin') =>
  mutate(stack, document, { as, input: { featureRolloutId: id, percentage } });

test('the rollouts say how far each feature is rolled out, those that are unknown here too', async () => {
  await upstream.database
    .insertInto('feature_flags')
    .values({ name: 'a_later_feature', description: 'Later', rollout_percent: 12.5 })
    .execute();
  const { data } = await run(list, { as: 'admin' });
  expect(data?.admin?.featureRollouts).toEqual([
    {
      id: globalId('FeatureRollout', 'a_later_feature'),
      name: 'a_later_feature',
      feature: null,
      description: 'Later',
      percentage: 12.5,
    },
    {
      id: featureRolloutId,
      name: 'jobs_history_assistant',
      feature: 'JOBS_HISTORY_ASSISTANT',
      description: 'Questions in plain words about past work',
      percentage: 100,
    },
  ]);
});

test('a rollout is a node, for platform admins', async () => {
  const node = graphql('query ($id: ID!) { node(id: $id) { ... on FeatureRollout { percentage } } }');
  const variables = { id: featureRolloutId };
  expect((await run(node, { as: 'admin', variables })).data?.node).toEqual({ percentage: 100 });
  expect((await run(node, { as: 'owner', variables })).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  const unknown = await run(node, { as: 'admin', variables: { id: globalId('FeatureRollout', 'none') } });
  expect(unknown.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});

test('only platform admins see the rollouts', async () => {
  const { data, errors } = await run(list, { as: 'owner' });
  expect(data).toEqual({ admin: null });
  expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
});

test('rollOutFeature rolls a feature back and out again, and everyone has it accordingly', async () => {
  expect(await rollOut(0)).toEqual({
    errors: [],
    featureRollout: { name: 'jobs_history_assistant', percentage: 0 },
    viewer: { featureFlags: [] },
  });
  const own = graphql('{ viewer { featureFlags } }');
  expect((await run(own, { as: 'manager' })).data?.viewer?.featureFlags).toEqual([]);

  expect((await rollOut(100)).viewer?.featureFlags).toEqual(['JOBS_HISTORY_ASSISTANT']);
  expect((await run(own, { as: 'manager' })).data?.viewer?.featureFlags).toEqual(['JOBS_HISTORY_ASSISTANT']);
});

test.each([-1, 100.5, 0.001])('rollOutFeature refuses %d percent at its field', async (percentage) => {
  expect(await rollOut(percentage)).toMatchObject({
    errors: [{ path: ['percentage'], message: 'Enter 0 to 100 percent, with at most two decimals' }],
    featureRollout: null,
    viewer: null,
  });
});

test.each([
  ['that is not configured', globalId('FeatureRollout', 'none'), 'NOT_FOUND'],
  ['by the id of something else', globalId('Gig', 1), 'INVALID'],
])('rollOutFeature refuses a feature %s at its field', async (_which, id, code) => {
  expect((await rollOut(50, id)).errors).toMatchObject([{ code, path: ['featureRolloutId'] }]);
});

test('a server without feature flags has no rollouts', async () => {
  const without = await startOtherServer({ missing: '/api/feature-flags/' });
  expect((await without.run(list, { as: 'admin' })).data).toEqual({ admin: { featureRollouts: [] } });
  await without.close();
});
