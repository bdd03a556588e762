import { beforeEach, expect, test } from 'vitest';
import { followedSubjects } from '../../platform/live/changeFeedTables.ts';
import { draftInvoice, oweTwoPros, runDue } from '../../testing/invoices.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await draftInvoice(server);
});

/** What followers of the location see while something happens. */
async function seenDuring(act: () => Promise<unknown>) {
  const last = async () =>
    (await database.selectFrom('change_feed').select('position').orderBy('position', 'desc').execute())[0]
      ?.position ?? 0;
  const before = await last();
  await act();
  return database
    .selectFrom('change_feed')
    .select(['subject', 'subject_id', 'location_id', 'action'])
    .where('position', '>', before)
    .where('subject', 'in', followedSubjects)
    .execute();
}

const entry = {
  subject: 'gig_applications',
  subject_id: first,
  location_id: ids.harborHouse,
  action: 'changed',
};
const act = (path: string, body?: object) =>
  call(body ? 'PATCH' : 'POST', `/staffer/invoices/1/${path}`, { as: 'manager', ...(body && { body }) });
const hold = (line: number) => act(`lines/${line}/`, { held_reason: 'Wrong' });

test('followers of a location see a draft', async () => {
  await reset();
  await oweTwoPros(server);
  const drafted = await seenDuring(async () => {
    clock.set(new Date('2026-03-09T05:00:00Z'));
    await runDue(server);
  });
  expect(drafted).toContainEqual(entry);
});

test.each([
  ['a line that is held back', () => hold(2)],
  ['the approval', () => act('approve/')],
])('followers of a location see %s', async (_what, happens) => {
  expect(await seenDuring(happens)).toEqual([entry]);
});

test('followers of a location see a submitted charge, and its result', async () => {
  await act('approve/');
  expect(await seenDuring(() => act('pay/'))).toEqual([entry]);
  expect(await seenDuring(() => runDue(server))).toContainEqual(entry);
});

test('followers of a location see that a draft that bills nothing is gone', async () => {
  await hold(1);
  await hold(2);
  clock.advance(24 * 60);
  expect(await seenDuring(() => runDue(server))).toContainEqual(entry);
  expect(await database.selectFrom('invoices').select('id').execute()).toEqual([]);
});

test('a step that shows nothing new adds nothing', async () => {
  const retried = database.updateTable('invoices').set({ setbacks: 1 }).execute();
  expect(await seenDuring(() => retried)).toEqual([]);
});
