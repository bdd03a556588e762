/** What scanners of GraphQL endpoints report, one test for each of the twelve checks of graphql-cop, in production. */
import { getIntrospectionQuery } from 'graphql';
import { request } from 'undici';
import { afterAll, describe, expect, test } from 'vitest';
import { json } from '../testing/responses.ts';
import { startFaultyUpstream } from '../testing/faultyUpstream.ts';
import { readResponse, startTestGateway } from '../testing/startTestGateway.ts';
import { impatient } from '../testing/upstreamOptions.ts';

const upstream = await startFaultyUpstream();
upstream.script(json(200, { id: 7, status: 'POSTED' }));
const gateway = await startTestGateway({
  environment: { BRIGADE_ENV: 'production' },
  settings: { upstream: impatient(upstream.base) },
});
afterAll(async () => {
  await gateway.close();
  await upstream.stop();
});

const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');
const nestedTypes = (levels: number): string =>
  levels === 0 ? '{ name }' : `{ fields { type ${nestedTypes(levels - 1)} } }`;

describe.each([
  ['signed in', 'test-token'],
  ['signed out', null],
] as const)('a scanner that is %s', (_, token) => {
  const post = (operation: object) => gateway.post(operation, { token });
  const send = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    fetch(`${gateway.url}${path}`, {
      ...init,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
    });

  test('a scanner cannot introspect the schema', async () => {
    const { data } = await post({ query: getIntrospectionQuery() });
    expect(data).toBeUndefined();
  });

  test('a scanner cannot nest introspection in itself', async () => {
    const { data } = await post({ query: `{ __schema { types ${nestedTypes(5)} } }` });
    expect(data).toBeUndefined();
  });

  test('a scanner gets no suggestions for mistyped fields', async () => {
    const responses = await Promise.all(
      ['{ gigz { totalCount } }', '{ __schema { directive } }'].map((query) => post({ query })),
    );
    for (const { errors } of responses) expect(errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(responses)).not.toMatch(/did you mean/i);
  });

  test('a scanner cannot repeat a field under a hundred aliases', async () => {
    const { data, status } = await post({
      query: `{ ${repeated(101, (index) => `a${index}: __typename`)} }`,
    });
    expect(data).toBeUndefined();
    expect(status).toBe(400);
  });

  test('a scanner cannot send a batch of operations', async () => {
    const batch = Array.from({ length: 10 }, () => ({ query: '{ __typename }' }));
    const response = await post(batch);
    expect(response).toMatchObject({ status: 400, data: undefined });
  });

  test('a scanner gets few errors for a directive that is repeated', async () => {
    const { errors = [] } = await post({ query: `{ __typename ${repeated(10, () => '@aa')} }` });
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThan(10);
  });

  test.each(['{__typename}', 'mutation{__typename}'])(
    'a scanner cannot run %s by GET, as a link of another site could',
    async (query) => {
      // Without the headers that fetch adds.
      const { statusCode, body } = await request(`${gateway.url}/graphql?query=${query}`, {
        headers: { accept: '*/*', ...(token !== null && { authorization: `Bearer ${token}` }) },
      });
      expect(statusCode).toBe(406);
      expect(await body.text()).not.toContain('"data"');
    },
  );

  test('a scanner cannot run a query by a form, as another site could', async () => {
    const response = await send(
      '/graphql',
      { 'content-type': 'application/x-www-form-urlencoded' },
      { method: 'POST', body: 'query=query+{__typename}' },
    );
    expect(response.status).toBe(415);
    expect(await response.text()).not.toContain('"data"');
  });

  test('a scanner finds no IDE', async () => {
    const pages = await Promise.all(
      ['/', '/graphql', '/graphiql', '/playground', '/console', '/altair'].map(async (path) =>
        (await send(path, { accept: 'text/html' })).text(),
      ),
    );
    expect(pages.join('\n')).not.toMatch(/graphiql|playground|altair/i);
  });

  test('a scanner gets no trace of the execution', async () => {
    const { extensions } = await readResponse(
      await send(
        '/graphql',
        { 'content-type': 'application/json', 'x-apollo-tracing': '1' },
        { method: 'POST', body: JSON.stringify({ query: '{ __typename }' }) },
      ),
    );
    expect(Object.keys(extensions ?? {}).filter((name) => name !== 'cost')).toEqual([]);
  });

  test('a scanner learns no stack or exception from a broken document', async () => {
    const responses = await Promise.all(['qwerty cop { abc }', '{'].map((query) => post({ query })));
    for (const { errors = [] } of responses) {
      expect(errors).toHaveLength(1);
      expect(errors[0]?.extensions).not.toHaveProperty('exception');
    }
    expect(JSON.stringify(responses)).not.toMatch(/node_modules|\bat .*\.[jt]s:/);
  });
});
