import { beforeEach, describe, expect, test } from 'vitest';
import { createTestToken } from '../../testing/createTestWebhook.ts';
import { exportDocument, startExportDocument, startTestExport } from '../../testing/exports.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, upstream } = stack;

beforeEach(stack.reset);

const listDocument = graphql(`
  {
    viewer {
      exports {
        edges {
          node {
            databaseId
            name
            variables
          }
        }
      }
    }
  }
`);

const cancelDocument = graphql(`
  mutation ($id: ID!) {
    cancelExport(input: { exportId: $id }) {
      export {
        state
        downloadUrl
      }
      errors {
        code
        path
      }
    }
  }
`);

const deleteDocument = graphql(`
  mutation ($id: ID!) {
    deleteExport(input: { exportId: $id }) {
      deletedExportId
      errors {
        code
        path
      }
    }
  }
`);

const databaseIds = async (options: object) => {
  const { data } = await run(listDocument, options);
  return present(data?.viewer?.exports).edges.map(({ node }) => node.databaseId);
};

const rows = '{ edges { node { databaseId } } }';

describe('startExport', () => {
  test('startExport checks, costs and starts a document', async () => {
    const { export: started, errors } = await startTestExport(stack, {
      document: `query ($id: DatabaseId!) { location(databaseId: $id) { gigs ${rows} } }`,
      variables: '{"id":1}',
      format: 'CSV',
    });

    expect(errors).toEqual([]);
    expect(started).toMatchObject({ name: 'gigs', format: 'CSV', state: 'WAITING', rowCount: 0 });
    // A page of 100 rows, with the location and who asks.
    expect(started?.pageCost).toBe(204);
    const { data } = await run(listDocument, { as: 'manager' });
    expect(present(data?.viewer?.exports).edges[0]?.node).toMatchObject({
      name: 'gigs',
      variables: '{"id":1}',
    });
  });

  test('startExport takes smaller pages of what costs more', async () => {
    const lists = Array.from({ length: 6 }, (_, index) => `a${index}: roster { pro { displayName } }`).join(
      ' ',
    );
    const document = `{ location(databaseId: 1) { gigs { edges { node { ${lists} } } } } }`;
    const { errors } = await startTestExport(stack, { document });

    expect(errors).toEqual([]);
    const stored = await upstream.database.selectFrom('exports').select('page_size').execute();
    expect(stored).toEqual([{ page_size: 10 }]);
  });

  test.each([
    ['no GraphQL', 'gigs', 'document', 'Syntax Error'],
    [
      'a field that does not exist',
      '{ location(databaseId: 1) { colour } }',
      'document',
      'Cannot query field "colour"',
    ],
    ['no connection', '{ viewer { fullName } }', 'document', 'Must select a connection'],
    [
      'two connections',
      `{ location(databaseId: 1) { gigs ${rows} events { edges { node { id } } } } }`,
      'document',
      'Must select one connection, not gigs, events',
    ],
    [
      'a mutation',
      'mutation { signOut(input: {}) { errors { code } } }',
      'document',
      'Must be a query, not a mutation',
    ],
    [
      'a subscription',
      'subscription { gigApplicationsChanged(gigId: "x") { cursor } }',
      'document',
      'Must be a query, not a subscription',
    ],
    [
      'variables of another type',
      `query ($id: DatabaseId!) { location(databaseId: $id) { gigs ${rows} } }`,
      'variables',
      'Variable "$id"',
    ],
    [
      'too many aliases',
      `{ location(databaseId: 1) { gigs { edges { node { ${Array.from({ length: 31 }, (_, index) => `a${index}: status`).join(' ')} } } } } }`,
      'document',
      'a number of aliases of 31; 30 is allowed',
    ],
    [
      'a location that the caller may not know of',
      `{ location(databaseId: 999999) { gigs ${rows} } }`,
      'document',
      '',
    ],
  ])('startExport refuses %s, and starts nothing', async (_what, document, path, message) => {
    const { export: started, errors } = await startTestExport(stack, { document });

    expect(started).toBeNull();
    expect(errors).toMatchObject([{ path: [path] }]);
    expect(errors[0]?.message).toContain(message);
    expect(await databaseIds({ as: 'manager' })).toEqual([]);
  });

  test.each([['[1]'], ['"text"'], ['{']])('startExport refuses the variables %s', async (variables) => {
    const { errors } = await startTestExport(stack, { variables });

    expect(errors).toMatchObject([{ code: 'INVALID', path: ['variables'] }]);
  });

  test.each([
    ['of platform admins', '{ admin { escalatedDisputes { edges { node { id } } } } }'],
    ['of invoices', '{ location(databaseId: 1) { invoices { edges { node { id } } } } }'],
  ])('startExport refuses a team member a list %s, as elsewhere', async (_what, document) => {
    const { export: started, errors } = await startTestExport(stack, { document }, { as: 'member' });

    expect(started).toBeNull();
    expect(errors).toMatchObject([{ code: 'FORBIDDEN', path: ['document'] }]);
  });

  test('startExport needs a signed-in caller', async () => {
    const { errors } = await run(startExportDocument, {
      variables: { input: { document: `{ location(databaseId: 1) { gigs ${rows} } }`, format: 'CSV' } },
    });

    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  test('startExport starts one export for one idempotency key', async () => {
    const options = { as: 'manager', headers: { 'idempotency-key': 'year-end' } } as const;

    const first = await startTestExport(stack, {}, options);
    const second = await startTestExport(stack, {}, options);

    expect(second.export?.databaseId).toBe(present(first.export).databaseId);
    expect(await databaseIds({ as: 'manager' })).toHaveLength(1);
  });

  test('startExport refuses a third export under way', async () => {
    await startTestExport(stack);
    await startTestExport(stack);

    const { export: third, errors } = await startTestExport(stack);

    expect(third).toBeNull();
    expect(errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('2 exports under way') },
    ]);
  });
});

test('an API token starts exports of its own, and sees no others', async () => {
  const { export: ofSession } = await startTestExport(stack);
  const { secret } = await createTestToken(stack);
  const { export: ofToken } = await startTestExport(stack, {}, { token: secret });

  expect(await databaseIds({ token: secret })).toEqual([present(ofToken).databaseId]);
  expect(await databaseIds({ as: 'manager' })).toHaveLength(2);
  const { errors } = await run(exportDocument, {
    token: secret,
    variables: { id: present(ofSession).databaseId },
  });
  expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});

test('another account can neither see, cancel nor delete an export', async () => {
  const { id, databaseId } = present((await startTestExport(stack)).export);

  const seen = await run(exportDocument, { as: 'owner', variables: { id: databaseId } });
  const cancelled = await run(cancelDocument, { as: 'owner', variables: { id } });
  const deleted = await run(deleteDocument, { as: 'owner', variables: { id } });

  expect(seen.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  expect(cancelled.data?.cancelExport.errors).toEqual([{ code: 'NOT_FOUND', path: ['exportId'] }]);
  expect(deleted.data?.deleteExport.errors).toEqual([{ code: 'NOT_FOUND', path: ['exportId'] }]);
});

test('an export that waits can be cancelled, and one that has ended cannot', async () => {
  const { id, databaseId } = present((await startTestExport(stack)).export);

  const { data } = await run(cancelDocument, { as: 'manager', variables: { id } });
  expect(data?.cancelExport).toEqual({ export: { state: 'CANCELED', downloadUrl: null }, errors: [] });
  await upstream.database
    .updateTable('exports')
    .set({ state: 'COMPLETED' })
    .where('id', '=', databaseId)
    .execute();
  const again = await run(cancelDocument, { as: 'manager', variables: { id } });
  expect(again.data?.cancelExport.errors).toMatchObject([{ code: 'INVALID_TRANSITION' }]);
});

test('a deleted export is gone', async () => {
  const { id } = present((await startTestExport(stack)).export);

  const { data } = await run(deleteDocument, { as: 'manager', variables: { id } });

  expect(data?.deleteExport).toEqual({ deletedExportId: id, errors: [] });
  expect(await databaseIds({ as: 'manager' })).toEqual([]);
});
