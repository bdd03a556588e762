import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, reset } = stack;

beforeEach(reset);

const home = globalId('Location', 1);
type Who = NonNullable<RunOptions['as']>;

const notesFragment = graphql(`
  fragment Notes on ProAtLocation {
    notes {
      edges {
        node {
          databaseId
          text
          isShared
          authorName
          createdAt
          locationDatabaseId
        }
      }
    }
  }
`);

const writeMutation = graphql(
  `
    mutation ($input: AddProNoteInput!) {
      addProNote(input: $input) {
        proAtLocation {
          ...Notes
        }
        errors {
          code
          path
          message
        }
      }
    }
  `,
  [notesFragment],
);

const removeMutation = graphql(
  `
    mutation ($input: DeleteProNoteInput!) {
      deleteProNote(input: $input) {
        proAtLocation {
          ...Notes
        }
        errors {
          code
          path
        }
      }
    }
  `,
  [notesFragment],
);

async function aPro() {
  const { data } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          pros(first: 1) {
            edges {
              node {
                id
                uuid
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  return present(data?.location?.pros?.edges[0]).node;
}

async function write(input: VariablesOf<typeof writeMutation>['input'], as: Who = 'member') {
  return mutate(stack, writeMutation, { as, input });
}

async function remove(input: VariablesOf<typeof removeMutation>['input'], as: Who) {
  return mutate(stack, removeMutation, { as, input });
}

test('a note is written, read and deleted by its author', async () => {
  const { id: proId } = await aPro();
  const written = await write({ proId, locationId: home, text: ' Knows the grill. ', isShared: true });

  expect(written.errors).toEqual([]);
  const { node: note } = present(written.proAtLocation?.notes?.edges[0]);
  expect(note).toMatchObject({ text: 'Knows the grill.', isShared: true, locationDatabaseId: 1 });
  const deleted = await remove({ proId, locationId: home, noteDatabaseId: note.databaseId }, 'member');
  expect(deleted).toEqual({ proAtLocation: { notes: { edges: [] } }, errors: [] });
});

test.each([
  [{ text: '  ' }, 'REQUIRED', ['text']],
  [{ text: 'x'.repeat(2001) }, 'INVALID', ['text']],
  [{ text: 'Fine', locationId: globalId('Location', 999) }, 'NOT_FOUND', ['locationId']],
])('the note %j is refused at its field', async (values, code, path) => {
  const { id: proId } = await aPro();

  expect(await write({ proId, locationId: home, ...values })).toMatchObject({
    proAtLocation: null,
    errors: [{ code, path }],
  });
});

test('onsite managers cannot read or write notes, and only an admin deletes notes of other users', async () => {
  const { id: proId, uuid } = await aPro();
  const { proAtLocation } = await write({ proId, locationId: home, text: 'Late once' }, 'manager');
  const { node: note } = present(proAtLocation?.notes?.edges[0]);

  expect(await write({ proId, locationId: home, text: 'Hello' }, 'onsite')).toMatchObject({
    errors: [{ code: 'FORBIDDEN', path: ['locationId'] }],
  });
  expect(await remove({ proId, locationId: home, noteDatabaseId: note.databaseId }, 'member')).toMatchObject({
    errors: [{ code: 'FORBIDDEN', path: ['noteDatabaseId'] }],
  });
  const { data, errors } = await run(
    graphql(
      `
        query ($uuid: ID!) {
          pro(uuid: $uuid) {
            displayName
            atLocation(locationDatabaseId: 1) {
              ...Notes
            }
          }
        }
      `,
      [notesFragment],
    ),
    { as: 'onsite', variables: { uuid } },
  );
  expect(data?.pro).toMatchObject({ displayName: expect.any(String), atLocation: { notes: null } });
  expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN']);
});
