import { buildSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../app/schema.ts';
import { json } from '../../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts';
import { impatient } from '../../testing/upstreamOptions.ts';

let faulty: FaultyUpstream;
let gateway: TestGateway;
let production: TestGateway;
let published: TestGateway;
let hidden: TestGateway;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
  gateway = await startTestGateway({ schema, settings: { upstream: impatient(faulty.base) } });
  production = await startTestGateway({ schema, environment: { BRIGADE_ENV: 'production' } });
  published = await startTestGateway({
    schema,
    environment: { BRIGADE_ENV: 'production', PUBLIC_SCHEMA: 'true' },
    settings: { upstream: impatient(faulty.base) },
  });
  hidden = await startTestGateway({ schema, environment: { PUBLIC_SCHEMA: 'false' } });
});

afterAll(() =>
  Promise.all([...[gateway, production, published, hidden].map((each) => each.close()), faulty.stop()]),
);

async function read(path: string, from = gateway) {
  const response = await fetch(from.url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the pages', () => {
  test.for([
    ['/reference', 'API reference'],
    ['/reference/', 'API reference'],
    ['/reference/areas/pay', 'Pay and invoices'],
    ['/reference/queries/gig', 'gig'],
    ['/reference/mutations/cancelGigs', 'cancelGigs'],
    ['/reference/subscriptions/exportChanged', 'exportChanged'],
    ['/reference/types/Gig', 'Gig'],
    ['/reference/types/Node', 'Node'],
    ['/reference/types/GigFilter', 'GigFilter'],
    ['/reference/types/GigStatus', 'GigStatus'],
    ['/reference/types/DateTime', 'DateTime'],
    ['/reference/errors', 'Errors'],
    ['/reference/errors/FORBIDDEN', 'FORBIDDEN'],
    ['/reference/changes', 'Changes'],
    ['/reference/search?q=cancel', 'Search'],
  ] as const)('the page %s is there', async ([path, heading]) => {
    const { status, headers, text } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(text).toContain(`<h1>${heading}</h1>`);
    expect(text).not.toContain('<script');
  });

  test.for([
    '/reference/areas/utils',
    '/reference/queries/cancelGigs',
    '/reference/queries/constructor',
    '/reference/types/Nothing',
    '/reference/types/__Schema',
    '/reference/types/Query',
    '/reference/errors/OOPS',
    '/reference/nothing',
    '/reference/types/Gig/title',
    '/reference/nothing.json',
  ])('the address %s names nothing', async (path) => {
    const { status, text } = await read(path);
    expect(status).toBe(404);
    expect(text).toContain('<h1>Not found</h1>');
  });

  test('the pages of the reference are read only', async () => {
    const response = await fetch(`${gateway.url}/reference`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the downloads', () => {
  test('the downloads have the schema', async () => {
    const { status, headers, text } = await read('/reference/schema.graphql');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="schema.graphql"');
    expect(printSchema(buildSchema(text))).toBe(text.trimEnd());
  });

  test("the downloads have the web app's operations by their ids, which are examples too", async () => {
    const { text } = await read('/reference/persisted-documents.json');
    expect(Object.values(JSON.parse(text) as Record<string, string>).join()).toContain('mutation cancelGigs');
    const page = await read('/reference/mutations/cancelGigs');
    expect(page.text).toContain('an operation of the web app');
    expect(page.text).toContain('href="/graphiql?query=mutation%20cancelGigs');
    expect((await read('/reference/mutations/selectApplicants')).text).toContain(
      '<summary>Select applicants',
    );
    expect((await read('/reference/mutations/addUserNote')).text).toMatch(
      /href="\/graphiql\?query=mutation%20AddNote[^"]*variables=%7B/,
    );
  });

  test('the downloads have the description of the REST API, if it has one', async () => {
    faulty.script(json(200, { openapi: '3.1.0' }), json(404, {}));
    const { status, text } = await read('/reference/openapi.json');
    expect({ status, text: JSON.parse(text) as unknown }).toEqual({
      status: 200,
      text: { openapi: '3.1.0' },
    });
    const none = await read('/reference/openapi.json');
    expect(none.status).toBe(404);
    expect(none.text).toContain('does not publish a description');
  });

  test('the downloads are compressed for those who accept it', async () => {
    const response = await fetch(`${gateway.url}/reference/schema.graphql`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    const compressed = await fetch(`${gateway.url}/reference/schema.graphql`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(await compressed.text()).toBe(await response.text());
  });
});

describe.each([
  '/reference',
  '/reference/types/Gig',
  '/reference/schema.graphql',
  '/reference/persisted-documents.json',
  '/reference/openapi.json',
])('%s', (path) => {
  test('the reference is not published in production, nor where the operator hides it', async () => {
    for (const from of [production, hidden]) {
      const { status, text } = await read(path, from);
      expect(status).toBe(404);
      expect(text).toContain('The reference is not published here');
      expect(text).not.toContain('cancelGigs');
    }
  });

  test('the reference is published in production where the operator says so', async () => {
    faulty.script(json(200, { openapi: '3.1.0' }));
    const { status, text } = await read(path, published);
    expect(status).toBe(200);
    expect(text).not.toContain('The reference is not published here');
  });
});

test('pages that are published without GraphiQL do not link to it', async () => {
  const { text } = await read('/reference/mutations/cancelGigs', published);
  expect(text).toContain('an operation of the web app');
  expect(text).not.toContain('/graphiql');
});
