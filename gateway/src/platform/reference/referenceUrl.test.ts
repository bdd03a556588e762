import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../app/schema.ts';
import { graphql } from '../../testing/graphql.ts';
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
let production: TestGateway;

beforeAll(async () => {
  production = await startTestGateway({ schema, environment: { BRIGADE_ENV: 'production' } });
});

afterAll(() => production.close());

test('referenceUrl leads signed-out callers to the reference, for no REST call', async () => {
  const { data, calls } = await stack.run(graphql('{ referenceUrl }'));
  expect(data).toEqual({ referenceUrl: '/reference' });
  expect(calls).toEqual([]);
  expect((await fetch(`${stack.url}${data?.referenceUrl}`)).status).toBe(200);
});

test('referenceUrl is null where the schema is not public', async () => {
  expect((await production.query('{ referenceUrl }')).data).toEqual({ referenceUrl: null });
});
