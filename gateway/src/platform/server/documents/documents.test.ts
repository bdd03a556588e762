import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '../../../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../../../testing/faultyUpstream.ts';
import {
  startTestGateway,
  type TestResponse,
  type TestGateway,
  type TestGatewayOptions,
} from '../../../testing/startTestGateway.ts';
import { UpstreamRefusal, UpstreamUnreachable } from '../../rest/restError.ts';
import { impatient } from '../../../testing/upstreamOptions.ts';

const file = join(mkdtempSync(join(tmpdir(), 'brigade-documents-')), 'persisted.json');

let faulty: FaultyUpstream;
const gateways: TestGateway[] = [];

async function start(
  environment: Record<string, string>,
  overrides: Pick<TestGatewayOptions, 'identify'> = {},
): Promise<TestGateway> {
  const gateway = await startTestGateway({
    environment: { PERSISTED_DOCUMENTS: file, ...environment },
    settings: { upstream: impatient(faulty.base) },
    ...overrides,
  });
  gateways.push(gateway);
  return gateway;
}

let gateway: TestGateway;
let inProduction: TestGateway;
let inDevelopment: TestGateway;
let published: TestGateway;
let hidden: TestGateway;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
  faulty.script(json(200, { id: 7, status: 'POSTED' }));
  writeFileSync(file, JSON.stringify({ a1: 'query OneGig($id: Int!) { gig(id: $id) { id } }' }));
  gateway = await start({});
  inProduction = await start({ BRIGADE_ENV: 'production' });
  inDevelopment = await start({ BRIGADE_ENV: 'development' });
  published = await start({ BRIGADE_ENV: 'production', PUBLIC_SCHEMA: 'true' });
  hidden = await start({ BRIGADE_ENV: 'development', PUBLIC_SCHEMA: 'false' });
});

afterAll(async () => {
  await Promise.all(gateways.map((each) => each.close()));
  await faulty.stop();
});

function codes({ errors }: TestResponse): unknown[] {
  return errors?.map(({ extensions }) => extensions?.['code']) ?? [];
}

function nested(levels: number): string {
  return `{ gig(id: 7) { ${'self { '.repeat(levels)} id ${'}'.repeat(levels)} } }`;
}

function chainOfFragments(count: number): string {
  const fragments = Array.from(
    { length: count },
    (_, index) => `fragment F${index} on Gig { self { ...F${index + 1} } }`,
  );
  return `{ gig(id: 7) { ...F0 } } ${fragments.join(' ')} fragment F${count} on Gig { id }`;
}

describe('a document beyond a limit returns 400', () => {
  test.for([
    [
      '40 levels of nesting',
      nested(40),
      'DOCUMENT_TOO_DEEP',
      'The document has a depth of 42; 20 is allowed.',
    ],
    [
      'nesting behind fragments',
      chainOfFragments(40),
      'DOCUMENT_TOO_DEEP',
      'The document has a depth of 42; 20 is allowed.',
    ],
    [
      'a chain of 40 KB of fragments',
      chainOfFragments(1_000),
      'DOCUMENT_TOO_LARGE',
      /^The document has a length of/,
    ],
    [
      '20,001 characters of comments',
      `# ${'x'.repeat(20_000)}\n{ whoAmI }`,
      'DOCUMENT_TOO_LARGE',
      /a length of/,
    ],
    [
      '5,000 tokens',
      `{ ${'a '.repeat(5_000)} }`,
      'DOCUMENT_TOO_LARGE',
      'The document has a number of tokens of 4001; 4000 is allowed.',
    ],
    [
      '2,000 lists in one another',
      `{ gig(id: ${'['.repeat(2_000)}`,
      'DOCUMENT_TOO_DEEP',
      'The document has a nesting of 61; 60 is allowed.',
    ],
    [
      '2,000 fragments in one another',
      `{ ${'... { '.repeat(2_000)}`,
      'DOCUMENT_TOO_DEEP',
      'The document has a nesting of 61; 60 is allowed.',
    ],
    [
      '31 aliases',
      `{ gig(id: 7) { ${Array.from({ length: 31 }, (_, index) => `a${index}: id`).join(' ')} } }`,
      'DOCUMENT_TOO_COMPLEX',
      'The document has a number of aliases of 31; 30 is allowed.',
    ],
    [
      '21 root fields',
      `{ ${'whoAmI '.repeat(21)} }`,
      'DOCUMENT_TOO_COMPLEX',
      'The document has a number of root fields of 21; 20 is allowed.',
    ],
    [
      '1,001 selections',
      `{ gig(id: 7) { ${Array.from({ length: 10 }, () => `self { ${'... { id } '.repeat(50)} }`).join(' ')} } }`,
      'DOCUMENT_TOO_LARGE',
      /^The document has a number of selections of 10\d\d; 1000 is allowed\.$/,
    ],
    [
      'fragments whose comparison would take long',
      `{ ...F0 } ${Array.from({ length: 61 }, (_, index) => `fragment F${index} on Query { whoAmI }`).join(' ')}`,
      'DOCUMENT_TOO_LARGE',
      'The document has a number of fragments of 61; 60 is allowed.',
    ],
    [
      'a field that is repeated 40 times',
      `{ gig(id: 7) { ${'id '.repeat(40)} } }`,
      'DOCUMENT_TOO_COMPLEX',
      'The document has a number of repeated selections of 780; 500 is allowed.',
    ],
    [
      'lists in lists',
      '{ gigs(first: 100) { edges { node { selves { selves { selves { id } } } } } } }',
      'DOCUMENT_TOO_COMPLEX',
      /^The document has a cost of 1\d{5}; 10000 is allowed\.$/,
    ],
  ] as const)('a document beyond a limit returns 400: %s', async ([, document, code, message]) => {
    const response = await gateway.query(document);
    expect(codes(response)).toEqual([code]);
    expect(response.errors?.[0]?.message).toEqual(expect.stringMatching(message));
    expect(response.status).toBe(400);
    expect(response.data).toBeUndefined();
  });

  test('a stored document whose variables make it too expensive returns 400', async () => {
    const dear = join(file, '..', 'dear.json');
    writeFileSync(
      dear,
      JSON.stringify({
        d: 'query D($n: Int) { gigs(first: $n) { edges { node { selves { selves { id } } } } } }',
      }),
    );
    const strict = await start({ PERSISTED_DOCUMENTS: dear, MAX_DOCUMENT_COST: '500' });
    expect(codes(await strict.post({ id: 'd', variables: { n: 100 } }))).toEqual(['DOCUMENT_TOO_COMPLEX']);
    expect(codes(await strict.post({ id: 'd', variables: { n: 1 } }))).not.toEqual(['DOCUMENT_TOO_COMPLEX']);
  });
});

describe('the cost limit holds', () => {
  const dear = 'gigs(first: 100) { edges { node { selves { selves { id } } } } }';

  test.for([
    ['a negative number of rows', `{ cheap: gigs(first: -2000000) { edges { node { id } } } ${dear} }`, {}],
    [
      'a negative number of rows in a skipped field',
      `{ cheap: gigs(first: -2000000) @skip(if: true) { edges { node { id } } } ${dear} }`,
      {},
    ],
    [
      'a default of a variable',
      'query($n: Int = 100) { gigs(first: $n) { edges { node { selves { selves { id } } } } } }',
      {},
    ],
    [
      'a default of a variable that is left out',
      'query($n: Int = 100) { gigs(first: $n) { edges { node { selves { selves { id } } } } } }',
      { n: undefined },
    ],
  ] as const)('the cost limit holds for %s', async ([, document, variables]) => {
    expect(codes(await gateway.query(document, variables))).toEqual(['DOCUMENT_TOO_COMPLEX']);
  });

  test('the cost limit holds for an empty operation name', async () => {
    const response = await gateway.post({ query: `{ ${dear} }`, operationName: '' });
    expect(codes(response)).toEqual(['DOCUMENT_TOO_COMPLEX']);
  });
});

test('the response has the cost and what is left of the limit and of the time of REST calls', async () => {
  const { extensions, headers } = await gateway.query('{ gigs(first: 3) { edges { node { id } } } }');
  const left: unknown = expect.any(Number);
  expect(extensions).toEqual({
    cost: {
      requested: 8,
      limit: 10_000,
      left: 9_992,
      restCalls: 1,
      waves: 1,
      callTime: { left, limit: 120, fullInSeconds: left },
    },
  });
  expect(headers.get('ratelimit-policy')).toBe('"calls";q=120;qu="call-seconds";w=30');
  expect(headers.get('ratelimit')).toMatch(/^"calls";r=1(19|20);t=[01]$/);
});

describe('an invalid document', () => {
  test('an invalid document is rejected with its location: syntax', async () => {
    const response = await gateway.query('{ gig(id: 7) { id }');
    expect(codes(response)).toEqual(['GRAPHQL_PARSE_FAILED']);
    expect(response.errors?.[0]?.locations).toEqual([{ line: 1, column: 20 }]);
  });

  test('an invalid document is rejected with its location: unknown field', async () => {
    const response = await gateway.query('{ gig(id: 7) { statuss } }');
    expect(codes(response)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(response.errors?.[0]?.locations).toEqual([{ line: 1, column: 16 }]);
  });

  test('an invalid document sets an error status for clients of the newer media type', async () => {
    const headers = { accept: 'application/graphql-response+json' };
    const statuses = await Promise.all(
      ['{ gig(', '{ nothing }'].map(async (query) => (await gateway.post({ query }, { headers })).status),
    );
    expect(statuses).toEqual([400, 400]);
  });

  test('an invalid document has few errors, however many it contains', async () => {
    const { errors } = await gateway.query(`{ __typename ${'@unknown '.repeat(10)} }`);
    expect(errors?.length).toBeLessThan(10);
  });

  test('a document is rejected for circular fragments', async () => {
    const response = await gateway.query(
      '{ ...F } fragment F on Query { whoAmI ...G } fragment G on Query { ...F }',
    );
    expect(codes(response)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  test('an invalid document returns the name of an invalid variable', async () => {
    const response = await gateway.query('query($id: Int!) { gig(id: $id) { id } }', { id: 'seven' });
    expect(codes(response)).toEqual(['BAD_USER_INPUT']);
    expect(response.errors?.[0]?.message).toContain('$id');
    expect(response.status).toBe(400);
  });

  test('an invalid document names the first of many invalid variables, and no internal error', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `$v${index}`);
    const declared = names.map((name) => `${name}: Boolean!`).join(' ');
    const used = Array.from(
      { length: 30 },
      (_, index) => `a${index}: id @include(if: $v${2 * index}) @skip(if: $v${2 * index + 1})`,
    ).join(' ');
    const response = await gateway.query(`query(${declared}) { gig(id: 7) { ${used} } }`);
    expect(new Set(codes(response))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(response.errors?.[0]?.message).toContain('$v0');
    expect(response.status).toBe(400);
  });

  test('an invalid document lists the operations when none was selected', async () => {
    const response = await gateway.query('query A { whoAmI } query B { whoAmI }');
    expect(response.status).toBe(400);
    expect(codes(response)).toEqual(['BAD_REQUEST']);
  });
});

/** What callers who are signed out read about a document with names that do not exist. */
async function messageOf(each: TestGateway): Promise<string | undefined> {
  const query = '{ __typename } fragment F on Gig { foo }';
  return (await each.post({ query }, { token: null })).errors?.[0]?.message;
}

describe('names of the schema', () => {
  const mistyped = '{ gig(id: 7) { statuss } }';
  const variable = 'query($c: Colour) { gig(id: 7) { paint(colour: $c) } }';

  test('names of the schema are suggested in development', async () => {
    const response = await inDevelopment.query(mistyped);
    expect(response.errors?.[0]?.message).toContain('Did you mean "status"?');
    expect((await inDevelopment.query('{ gig(id: 7) }')).errors?.[0]?.message).toContain('Did you mean');
  });

  test('names of the schema are not suggested in other environments', async () => {
    for (const each of [gateway, inProduction, published, hidden]) {
      const responses = [
        await each.query(mistyped),
        await each.query('{ gig(id: 7) }'),
        await each.query(variable, { c: 'REDD' }),
      ];
      expect(responses.flatMap(codes)).toEqual([
        'GRAPHQL_VALIDATION_FAILED',
        'GRAPHQL_VALIDATION_FAILED',
        'BAD_USER_INPUT',
      ]);
      expect(JSON.stringify(responses)).not.toContain('Did you mean');
    }
  });

  test('the schema can be introspected without signing in outside production, and where it is published', async () => {
    for (const each of [gateway, published]) {
      const { data } = await each.post({ query: getIntrospectionQuery() }, { token: null });
      expect(data).toHaveProperty('__schema');
    }
  });

  test('the schema cannot be introspected in production, and where the operator hides it', async () => {
    for (const each of [inProduction, hidden]) {
      const refused = await each.query(getIntrospectionQuery());
      expect(new Set(codes(refused))).toEqual(new Set(['GRAPHQL_VALIDATION_FAILED']));
      expect(refused.data).toBeUndefined();
    }
  });

  test('validation says names of the schema to signed-out callers only where they are published', async () => {
    expect(await messageOf(published)).toContain('"foo"');
    for (const each of [inProduction, hidden]) {
      expect(await messageOf(each)).toBe('The document cannot be used. Sign in to see why.');
    }
  });
});

function runSignedOut(query: string): Promise<TestResponse> {
  return gateway.post({ query }, { token: null });
}

describe('signed-out callers', () => {
  test('signed-out callers can run the documents needed to sign in', async () => {
    const { data, errors } = await runSignedOut('{ viewer { id } __typename }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: null, __typename: 'Query' });
    expect((await runSignedOut('mutation { signIn }')).data).toEqual({ signIn: 'signed in' });
  });

  test.for([
    '{ gig(id: 7) { id } }',
    '{ viewer { id } gigs { totalCount } }',
    '{ viewer: gig(id: 7) { id } }',
    'query { ...F } fragment F on Query { ... on Query { gig(id: 7) { id } } }',
    'mutation { cancelGig(id: 7, reason: "RAIN") { id } }',
  ])('signed-out callers cannot run %s, and learn nothing about the schema', async (query) => {
    const response = await runSignedOut(query);
    expect(response.status).toBe(401);
    expect(codes(response)).toEqual(['UNAUTHENTICATED']);
    expect(codes(await runSignedOut(query.replaceAll('gig(', 'gog(').replaceAll('id }', 'idd }')))).toEqual([
      'UNAUTHENTICATED',
    ]);
  });

  describe.each([
    ['a fragment on a closed type', 'fragment F on Gig { id }', 'fragment F on Gig { foo }'],
    ['a fragment on an unknown type', 'fragment F on Gig { id }', 'fragment F on Gog { id }'],
  ])('learn nothing in production from %s', (_, known, unknown) => {
    test.each([known, unknown])(
      'signed-out callers learn nothing in production from %s',
      async (fragment) => {
        const response = await inProduction.post({ query: `{ __typename } ${fragment}` }, { token: null });
        expect(response.status).toBe(200);
        expect(response.errors).toMatchObject([
          {
            message: 'The document cannot be used. Sign in to see why.',
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
          },
        ]);
        expect(response.errors?.[0]).not.toHaveProperty('locations');
      },
    );
  });

  test.each([
    'query($c: Colour) { __typename }',
    'query($c: Color) { __typename }',
    '{ viewer { id idd } }',
    '{ __type(name: "Gig") { name } }',
    'mutation { signIn(who: 7) }',
  ])('signed-out callers learn no name of the schema from %s', async (query) => {
    const { errors } = await inProduction.post({ query }, { token: null });
    expect(errors?.map(({ message }) => message)).toEqual([
      'The document cannot be used. Sign in to see why.',
    ]);
  });

  test("signed-out callers learn nothing from variables of their own documents and of the web app's", async () => {
    const id = 'query($on: Boolean!) { viewer { id @include(if: $on) } }';
    for (const request of [
      { query: id, variables: { on: 'yes' } },
      { id: 'a1', variables: { id: 'seven' } },
    ]) {
      const { errors } = await inProduction.post(request, { token: null });
      expect(errors).toMatchObject([
        {
          message: 'The variables cannot be used. Sign in to see why.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
    }
  });

  test('signed-out callers read what is wrong where the schema is public', async () => {
    const { errors } = await runSignedOut('{ __typename } fragment F on Gig { foo }');
    expect(errors?.[0]?.message).toContain('Cannot query field "foo" on type "Gig"');
  });

  test('signed-out callers cannot run a document even after a signed-in caller has', async () => {
    await gateway.query('{ gig(id: 7) { status } }');
    expect(codes(await runSignedOut('{ gig(id: 7) { status } }'))).toEqual(['UNAUTHENTICATED']);
  });

  test('signed-out callers cannot run a document with a token that the upstream does not know', async () => {
    const refused = new UpstreamRefusal('getAccount', 401, {
      code: 'unauthenticated',
      message: 'No.',
      target: null,
      targetValue: null,
      details: [],
    });
    const strict = await start({}, { identify: () => Promise.reject(refused) });
    for (const query of ['{ gig(id: 7) { id } }', '{ gog(id: 7) { idd } }']) {
      const response = await strict.query(query);
      expect(response.status).toBe(401);
      expect(codes(response)).toEqual(['UNAUTHENTICATED']);
    }
    expect((await strict.query('{ viewer { id } }')).data).toEqual({ viewer: null });
  });

  test('callers learn that the service is unavailable while no token can be checked', async () => {
    const cut = await start({}, { identify: () => Promise.reject(new UpstreamUnreachable('getAccount')) });
    const response = await cut.query('{ gig(id: 7) { id } }');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(codes(response)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test('callers learn when to retry from a service that says so', async () => {
    const restarting = new UpstreamRefusal(
      'getAccount',
      503,
      { code: 'unavailable', message: 'Restarting.', target: null, targetValue: null, details: [] },
      20,
    );
    const cut = await start({}, { identify: () => Promise.reject(restarting) });
    const response = await cut.query('{ gig(id: 7) { id } }');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('20');
  });

  test("signed-out callers can run the web app's documents", async () => {
    const { data } = await gateway.post({ id: 'a1', variables: { id: 7 } }, { token: null });
    expect(data).toEqual({ gig: { id: 7 } });
  });
});

describe('documents by id', () => {
  test('documents by id run with their variables', async () => {
    const { data } = await gateway.post({ id: 'a1', variables: { id: 7 } });
    expect(data).toEqual({ gig: { id: 7 } });
  });

  test('documents by id are rejected if unknown', async () => {
    const response = await gateway.post({ id: 'zz' });
    expect(response.status).toBe(400);
    expect(codes(response)).toEqual(['PERSISTED_DOCUMENT_NOT_FOUND']);
  });

  test.for(['__proto__', 'constructor', 'toString'])(
    'documents by id are no properties of objects: %s',
    async (id) => {
      expect(codes(await gateway.post({ id }))).toEqual(['PERSISTED_DOCUMENT_NOT_FOUND']);
    },
  );

  test('documents by id are rejected if they no longer match the schema', async () => {
    const stale = join(file, '..', 'stale.json');
    writeFileSync(stale, JSON.stringify({ s: '{ gig(id: 7) { colour } }' }));
    const response = await (await start({ PERSISTED_DOCUMENTS: stale })).post({ id: 's' });
    expect(codes(response)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  test('documents by id are reloaded when the web app is recompiled, outside production', async () => {
    const growing = join(file, '..', 'growing.json');
    writeFileSync(growing, '{}');
    const follower = await start({ PERSISTED_DOCUMENTS: growing });
    expect(codes(await follower.post({ id: 'new' }))).toEqual(['PERSISTED_DOCUMENT_NOT_FOUND']);
    writeFileSync(growing, JSON.stringify({ new: '{ whoAmI }' }));
    const { data } = await follower.post({ id: 'new' });
    expect(data).toHaveProperty('whoAmI');
  });
});
