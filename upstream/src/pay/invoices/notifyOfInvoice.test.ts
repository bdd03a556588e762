import { beforeEach, describe, expect, test } from 'vitest';
import { draftInvoice, runDue } from '../../testing/invoices.ts';
import { moveTo } from '../../testing/moves.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { clock, database, ids, reset } = server;

beforeEach(reset);

const mails = (subject: string) =>
  database
    .selectFrom('outbox_messages')
    .select(['recipient', 'body'])
    .where('subject', '=', subject)
    .orderBy('recipient')
    .execute();
const recipients = async () =>
  (await mails('An invoice is ready for review')).map(({ recipient }) => recipient);
const makeAdmin = (person: Person) =>
  database
    .insertInto('organization_managers')
    .values({ user_id: people[person].id, organization_id: ids.harbor })
    .execute();
const suspend = (person: Person) =>
  database
    .updateTable('users')
    .set({ account_status: 'SUSPENDED' })
    .where('id', '=', people[person].id)
    .execute();

test('notifies the admins of the location of a draft, which they can review for 24 hours', async () => {
  await draftInvoice(server);
  const draft = await database.selectFrom('invoices').select('review_ends_ts').executeTakeFirst();

  expect(draft?.review_ends_ts).toEqual(new Date('2026-03-10T05:00:00Z'));
  expect(await mails('An invoice is ready for review')).toEqual([
    { recipient: 'manager@brigade.example', body: expect.stringContaining('It is for $464.52.') },
  ]);
});

describe('notifies the admins of the organization', () => {
  test('notifies the admins of the organization where the location has none', async () => {
    await database
      .deleteFrom('location_managers')
      .where('location_id', '=', ids.harborHouse)
      .where('role', '=', 'ADMIN')
      .execute();
    await draftInvoice(server);
    expect(await recipients()).toEqual(['owner@brigade.example']);
  });

  test("notifies the organization's admins where the location's are suspended, without suspended ones", async () => {
    await makeAdmin('gigster');
    await makeAdmin('rival');
    await suspend('manager');
    await suspend('rival');
    await draftInvoice(server);
    expect(await recipients()).toEqual(['gigster@brigade.example', 'owner@brigade.example']);
  });

  test('notifies the admins of the billed organization, at its page, once the location has moved', async () => {
    await draftInvoice(server);
    await moveTo(server, ids.summit);
    clock.advance(24 * 60);
    await runDue(server);
    expect(await mails('Invoice INV-1-00001')).toEqual([
      {
        recipient: 'owner@brigade.example',
        body: expect.stringContaining(`/organizations/${ids.harbor}/invoices/1`),
      },
    ]);
  });
});
