import { beforeEach, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;
const code = 'ORIE-NTAT-ION5';

beforeEach(stack.reset);

async function orientation(given = code) {
  return run(
    graphql(`
      query ($code: String!) {
        orientation(code: $code) {
          title
          candidateFirstName
          locationName
          locationImage {
            isPlaceholder
          }
          completedAt
          items {
            databaseId
            title
            body
            videoUrl
            readAt
          }
        }
      }
    `),
    { variables: { code: given } },
  );
}

async function read(itemDatabaseId: number, given = code) {
  const { data, errors } = await run(
    graphql(`
      mutation ($input: MarkOrientationItemReadInput!) {
        markOrientationItemRead(input: $input) {
          orientation {
            completedAt
            items {
              databaseId
              readAt
            }
          }
          errors {
            code
            path
          }
        }
      }
    `),
    { variables: { input: { code: given, itemDatabaseId } } },
  );
  expect(errors).toBeUndefined();
  return data?.markOrientationItemRead;
}

test('an orientation is returned for its code in one call', async () => {
  const { data, errors, calls } = await orientation();

  expect(errors).toBeUndefined();
  expect(data?.orientation).toMatchObject({
    title: 'Before your first day',
    candidateFirstName: 'Imani',
    locationName: 'Saltbox Kitchen & Bar',
    locationImage: { isPlaceholder: false },
    completedAt: null,
  });
  expect(data?.orientation?.items).toHaveLength(5);
  expect(data?.orientation?.items[0]).toMatchObject({
    title: 'Welcome to Saltbox',
    videoUrl: 'https://saltbox.example/welcome',
    readAt: null,
  });
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getOrientation']);
});

test('an orientation is complete once its last item is read', async () => {
  const { items } = present((await orientation()).data?.orientation);
  const [first, ...others] = items.map(({ databaseId }) => databaseId);
  const once = await read(first ?? 0);
  for (const id of others) await read(id);
  const again = await read(first ?? 0);

  expect(once).toMatchObject({ orientation: { completedAt: null }, errors: [] });
  expect(once?.orientation?.items.map(({ readAt }) => readAt !== null)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(again?.orientation?.completedAt).toBe('2026-03-02T15:00:00.000Z');
});

test.each([
  [1, '', 'REQUIRED', ['code']],
  [1, 'ORIE', 'INVALID', ['code']],
  [0, code, 'INVALID', ['itemDatabaseId']],
  [999, code, 'NOT_FOUND', ['itemDatabaseId']],
])('an orientation rejects item %i of the code %j: %s', async (id, given, errorCode, path) => {
  expect(await read(id, given)).toMatchObject({ orientation: null, errors: [{ code: errorCode, path }] });
});

test('an orientation is null for a wrong code', async () => {
  expect((await orientation('0000-0000-0000')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});
