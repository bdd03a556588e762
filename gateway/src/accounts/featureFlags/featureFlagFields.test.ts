import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, upstream } = await startTestStack();

const query = graphql('{ viewer { featureFlags } }');

async function rollOut(percent: number) {
  const path = '/api/admin/configuration/feature-flags/jobs_history_assistant/';
  const response = await fetch(new URL(path, upstream.url), {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await upstream.tokenOf('admin@brigade.example')}`,
    },
    body: JSON.stringify({ rollout_percent: percent }),
  });
  expect(response.status).toBe(200);
}

test('a user has a feature as far as it is rolled out, by one more call', async () => {
  const { data, calls } = await run(query, { as: 'manager' });
  expect(data?.viewer?.featureFlags).toEqual(['JOBS_HISTORY_ASSISTANT']);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getViewer', 'listFeatureFlags']);

  await rollOut(0);
  expect((await run(query, { as: 'manager' })).data?.viewer?.featureFlags).toEqual([]);
});

test('a server without feature flags holds nothing back, and one that fails says so', async () => {
  const without = await startOtherServer({ missing: '/api/feature-flags/' });
  const { data } = await without.run(query, { as: 'manager' });
  expect(data?.viewer?.featureFlags).toEqual(['JOBS_HISTORY_ASSISTANT']);
  await without.close();

  const failing = await startOtherServer({
    respond: ({ path }) => (path.startsWith('/api/feature-flags/') ? { status: 500 } : undefined),
  });
  const { data: partial, errors } = await failing.run(query, { as: 'manager' });
  expect(partial?.viewer).toEqual({ featureFlags: null });
  expect(errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_UNAVAILABLE');
  await failing.close();
});
