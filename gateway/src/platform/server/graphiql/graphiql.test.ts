import { readFile } from 'node:fs/promises';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../app/schema.ts';
import { parseSettings } from '../../settings/settings.ts';
import { startTestGateway, type TestGateway } from '../../../testing/startTestGateway.ts';
import { createPreparedDocuments } from '../documents/preparedDocuments.ts';
import { libraryOperations } from './library/library.ts';
import { present } from '../../../testing/present.ts';
import { firstDocument, pageLibrary } from './pageLibrary.ts';

let gateway: TestGateway;
let without: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ environment: { UPSTREAM_API_BASE: 'http://127.0.0.1:4001' } });
  without = await startTestGateway({ environment: { GRAPHIQL: 'false' } });
});

afterAll(() => Promise.all([gateway.close(), without.close()]));

async function read(path: string): Promise<{ headers: Headers; status: number; text: string }> {
  const response = await fetch(gateway.url + path);
  return { headers: response.headers, status: response.status, text: await response.text() };
}

describe('/graphiql', () => {
  test.for([
    ['/graphiql', 'text/html; charset=utf-8'],
    ['/graphiql/', 'text/html; charset=utf-8'],
    ['/graphiql/page.css', 'text/css; charset=utf-8'],
    ['/graphiql/panel.css', 'text/css; charset=utf-8'],
    ['/graphiql/graphiql.css', 'text/css; charset=utf-8'],
    ['/graphiql/graphiql.js', 'text/javascript; charset=utf-8'],
    ['/graphiql/editor.worker.js', 'text/javascript; charset=utf-8'],
    ['/graphiql/json.worker.js', 'text/javascript; charset=utf-8'],
    ['/graphiql/graphql.worker.js', 'text/javascript; charset=utf-8'],
    ['/graphiql/start.js', 'text/javascript; charset=utf-8'],
  ] as const)('/graphiql serves %s', async ([path, type]) => {
    const { status, headers, text } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(text.length).toBeGreaterThan(100);
  });

  test('/graphiql serves every module that its modules import', async () => {
    const seen = new Set(['start.js']);
    // A set grows while it is walked.
    for (const name of seen) {
      const { status, text } = await read(`/graphiql/${name}`);
      expect([name, status]).toEqual([name, 200]);
      for (const [, imported] of text.matchAll(/from '\.\/([^']+)'/g)) seen.add(imported ?? '');
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  test('/graphiql takes nothing from elsewhere, and no script from within the page', async () => {
    const { headers, text } = await read('/graphiql');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith('/graphiql/') && address !== 'data:,')).toEqual(
      [],
    );
    expect(text).not.toMatch(/<script(?![^>]*src=)/);
  });

  test('/graphiql shows on its page where codes appear, and the operations of the library', async () => {
    const { text } = await read('/graphiql/config.json');
    expect(JSON.parse(text)).toEqual({
      outboxUrl: 'http://127.0.0.1:4001/outbox',
      hasSandbox: true,
      referenceUrl: '/reference',
      firstDocument,
      library: pageLibrary,
    });
  });

  test.for(['/graphiql/nothing.js', '/graphiql/../package.json', '/graphiql/constructor'])(
    '/graphiql has no %s',
    async (path) => {
      expect((await read(path)).status).not.toBe(200);
    },
  );

  test('/graphiql is not there where it is off', async () => {
    const response = await fetch(`${without.url}/graphiql/graphiql.js`);
    expect(response.status).not.toBe(200);
    expect(await (await fetch(`${without.url}/graphiql`)).text()).not.toContain('graphiql.css');
  });
});

/** The query for input types that the form of variables sends. */
const inputTypesQuery = present(
  /`([^`]+)`/.exec(await readFile(new URL('page/inputTypes.js', import.meta.url), 'utf8'))?.[1],
);

describe('the operations of the library', () => {
  const prepared = createPreparedDocuments({
    schema,
    limits: parseSettings({}).limits,
    allowsIntrospection: true,
    suggestsNames: true,
  });

  test.for([...libraryOperations.map(({ text }) => text), firstDocument, inputTypesQuery])(
    'the operations of the library fit the schema and the limits: %s',
    async (query) => {
      expect(validate(schema, parse(query))).toEqual([]);
      const { errors } = await prepared.prepare(query, () => undefined);
      expect(errors).toEqual([]);
    },
  );
});
