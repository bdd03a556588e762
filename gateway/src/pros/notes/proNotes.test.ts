import { beforeEach, expect, test } from 'vitest';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const { run, reset } = await startTestStack();

beforeEach(reset);

const home = btoa('Location:1');
type Who = NonNullable<RunOptions['as']>;

async function aPro() {
  const { data } = await run(
    '{ location(databaseId: 1) { pros(first: 1) { edges { node { id uuid } } } } }',
    {
      as: 'member',
    },
  );
  const pro: { id: string; uuid: string } = data.location.pros.edges[0].node;
  return pro;
}

const notes = '{ edges { node { databaseId text isShared authorName createdAt locationDatabaseId } } }';

async function write(input: object, as: Who = 'member') {
  const { data, errors } = await run(
    `mutation ($input: AddProNoteInput!) {
      addProNote(input: $input) { proAtLocation { notes ${notes} } errors { code path message } }
    }`,
    { as, variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data.addProNote;
}

async function remove(input: object, as: Who) {
  const { data, errors } = await run(
    `mutation ($input: DeleteProNoteInput!) {
      deleteProNote(input: $input) { proAtLocation { notes ${notes} } errors { code path } }
    }`,
    { as, variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data.deleteProNote;
}

test('a note is written, read and deleted by its author', async () => {
  const { id: proId } = await aPro();
  const written = await write({ proId, locationId: home, text: ' Knows the grill. ', isShared: true });

  expect(written.errors).toEqual([]);
  const [{ node: note }] = written.proAtLocation.notes.edges;
  expect(note).toMatchObject({ text: 'Knows the grill.', isShared: true, locationDatabaseId: 1 });
  const deleted = await remove({ proId, locationId: home, noteDatabaseId: note.databaseId }, 'member');
  expect(deleted).toEqual({ proAtLocation: { notes: { edges: [] } }, errors: [] });
});

test.each([
  [{ text: '  ' }, 'REQUIRED', ['text']],
  [{ text: 'x'.repeat(2001) }, 'INVALID', ['text']],
  [{ text: 'Fine', locationId: btoa('Location:999') }, 'NOT_FOUND', ['locationId']],
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
  const [{ node: note }] = proAtLocation.notes.edges;

  expect(await write({ proId, locationId: home, text: 'Hello' }, 'onsite')).toMatchObject({
    errors: [{ code: 'FORBIDDEN', path: ['locationId'] }],
  });
  expect(await remove({ proId, locationId: home, noteDatabaseId: note.databaseId }, 'member')).toMatchObject({
    errors: [{ code: 'FORBIDDEN', path: ['noteDatabaseId'] }],
  });
  const { data, errors } = await run(
    `query ($uuid: ID!) { pro(uuid: $uuid) { displayName atLocation(locationDatabaseId: 1) { notes ${notes} } } }`,
    { as: 'onsite', variables: { uuid } },
  );
  expect(data.pro).toMatchObject({ displayName: expect.any(String), atLocation: { notes: null } });
  expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN']);
});
