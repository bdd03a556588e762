import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const userId = globalId('User', 3);

const addDocument = graphql(`
  mutation ($input: AddUserNoteInput!) {
    addUserNote(input: $input) {
      note {
        text
        authorName
        createdAt
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const notesDocument = graphql(`
  query ($id: DatabaseId!) {
    admin {
      user(databaseId: $id) {
        userId
        notes(first: 10) {
          totalCount
          edges {
            node {
              text
            }
          }
        }
      }
    }
  }
`);

async function add(input: VariablesOf<typeof addDocument>['input']) {
  const { data, errors } = await run(addDocument, { as: 'admin', variables: { input } });
  expect(errors).toBeUndefined();
  return present(data).addUserNote;
}

const notesOf = (databaseId: number) => run(notesDocument, { as: 'admin', variables: { id: databaseId } });

describe('addUserNote', () => {
  test('addUserNote adds a note, which platform admins see newest first', async () => {
    expect(await add({ userId, text: ' First ' })).toEqual({
      note: { text: 'First', authorName: 'Naomi Feldman', createdAt: '2026-03-02T15:00:00.000Z' },
      errors: [],
    });
    await add({ userId, text: 'Second' });

    const { data } = await notesOf(3);
    expect(data?.admin?.user).toEqual({
      userId,
      notes: { totalCount: 2, edges: [{ node: { text: 'Second' } }, { node: { text: 'First' } }] },
    });
  });

  test.each([
    [{ userId, text: 'x'.repeat(10_001) }, 'INVALID', ['text'], 'At most 10000 characters'],
    [{ userId, text: '  ' }, 'REQUIRED', ['text'], 'This field is required'],
    [{ userId: globalId('Pro', 3), text: 'Hello' }, 'INVALID', ['userId'], 'This is not the id of a user'],
    [{ userId: globalId('User', 999999), text: 'Hello' }, 'NOT_FOUND', ['userId'], expect.any(String)],
  ])('addUserNote returns an error at the invalid field', async (input, code, path, message) => {
    expect(await add(input)).toEqual({ note: null, errors: [{ code, message, path }] });
  });

  test.each(['owner', 'manager'] as const)('addUserNote is forbidden to the %s', async (as) => {
    const { errors, calls } = await run(addDocument, { as, variables: { input: { userId, text: 'Hello' } } });

    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'platform.admin' } }]);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getViewer']);
  });
});

test('returns NOT_FOUND for the notes of an unknown user', async () => {
  const { data, errors } = await notesOf(999_999);

  expect(data?.admin?.user.notes).toBeNull();
  expect(errors).toMatchObject([{ path: ['admin', 'user', 'notes'], extensions: { code: 'NOT_FOUND' } }]);
});
