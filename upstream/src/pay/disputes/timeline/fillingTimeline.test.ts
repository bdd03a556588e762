import type { Transaction } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { currentTermsVersion } from '../../../accounts/terms/currentTermsVersion.ts';
import { acceptOffer } from '../../../filling/offers/acceptOffer.ts';
import { declineOffer } from '../../../filling/offers/declineOffer.ts';
import { inTransactionOf } from '../../../platform/database/inTransactionOf.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { hoursFromStart } from '../../../testing/builders.ts';
import { addDispute, becomePro, timelineOf } from '../../../testing/disputes.ts';
import { runDue } from '../../../testing/invoices.ts';
import { addCard } from '../../../testing/pay.ts';
import { people } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { testSettings } from '../../../testing/testSettings.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const services = { database, clock, settings: testSettings };
const [applied] = ids.openApplications;
const gig = `/staffer/gigs/${ids.postedGig}/`;
const application = `/staffer/gig-applications/${applied}/`;

beforeEach(async () => {
  await reset();
  await addCard(database);
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
});

const asMember = (method: 'POST' | 'PATCH', path: string, body: object = {}) =>
  call(method, path, { as: 'member', body });
/** The timeline of the first applicant. */
const contested = () =>
  addDispute(server, { application_id: applied, gig_id: ids.postedGig, pro_id: ids.pros[0] });

/** Offers the gig to the pro who has not applied; returns the id. */
async function offer(change: object = {}): Promise<number> {
  clock.advance(1);
  const { body } = await call<{ offer: { id: number } }[]>('POST', '/staffer/direct-offers/', {
    as: 'member',
    body: {
      application_type: 'DIRECT_OFFER',
      gig_id: ids.postedGig,
      pro_ids: [ids.idlePro],
      ...change,
    },
  });
  return body[0]?.offer.id ?? 0;
}

const asIdlePro = async (answer: (trx: Transaction<Tables>) => Promise<unknown>) => {
  const { user_id: userId } = await database
    .selectFrom('pros')
    .select('user_id')
    .where('id', '=', ids.idlePro)
    .executeTakeFirstOrThrow();
  clock.advance(1);
  await inTransactionOf(services, { userId }, answer);
};

/** The timeline of the pro who has not applied, without the posting. */
async function timelineOfOffers() {
  const { id } = await database
    .selectFrom('gig_applications')
    .select('id')
    .where('pro_id', '=', ids.idlePro)
    .executeTakeFirstOrThrow();
  const dispute = await addDispute(server, {
    application_id: id,
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
  });
  return (await timelineOf(server, dispute)).filter(({ kind }) => kind !== 'POSTED');
}

test('200: an offer shows its message, its bonus and its maker, and the pro who accepted it', async () => {
  const id = await offer({ bonus: 12.5, message: 'We need you' });
  await asIdlePro((trx) => acceptOffer(services, trx, id));

  const [made, accepted, ...others] = await timelineOfOffers();
  expect(made).toMatchObject({
    kind: 'OFFER_MADE',
    actor_name: 'Milo Archer',
    note: 'We need you',
    amount: 12.5,
  });
  expect(accepted).toMatchObject({ kind: 'OFFER_ACCEPTED', created_ts: clock.now().toISOString() });
  expect(accepted?.actor_name).toMatch(/^\w+ \w\.$/);
  // The acceptance made the application and confirmed it: nothing says so twice.
  expect(others).toEqual([]);
});

test('200: an offer with a bonus of nothing shows no amount', async () => {
  const id = await offer({ bonus: 0 });
  await asIdlePro((trx) => acceptOffer(services, trx, id));

  expect((await timelineOfOffers())[0]).toMatchObject({ kind: 'OFFER_MADE', amount: null });
});

test('200: offers show that they were declined, withdrawn and left to expire', async () => {
  const declined = await offer();
  await asIdlePro((trx) => declineOffer(services, trx, declined));
  const withdrawn = await offer();
  clock.advance(1);
  await call('POST', `/staffer/direct-offers/${withdrawn}/withdraw/`, { as: 'owner', body: {} });
  const withdrawnAt = clock.now().toISOString();
  await offer();
  clock.set(hoursFromStart(23.5));
  await runDue(server);
  await offer({ application_type: 'ASSIGNMENT' });

  const entries = (await timelineOfOffers()).filter(({ kind }) => kind !== 'OFFER_MADE');
  expect(entries).toMatchObject([
    { kind: 'OFFER_DECLINED', actor_name: expect.stringMatching(/^\w+ \w\.$/) },
    { kind: 'OFFER_WITHDRAWN', actor_name: 'Olive Archer', reason: 'STAFFER', created_ts: withdrawnAt },
    { kind: 'OFFER_EXPIRED', actor_name: null },
    { kind: 'ASSIGNED', actor_name: 'Milo Archer', created_ts: clock.now().toISOString() },
  ]);
});

test('200: an offer that another pro made impossible names no other pro', async () => {
  const id = await offer();
  await inTransactionOf(services, { userId: people.gigster.id }, (trx) =>
    trx
      .updateTable('direct_offers')
      .set({ status: 'WITHDRAWN', withdrawal_reason: 'GIG_FULL' })
      .where('id', '=', id)
      .execute(),
  );
  await offer({ application_type: 'ASSIGNMENT' });
  expect((await timelineOfOffers()).find(({ kind }) => kind === 'OFFER_WITHDRAWN')).toMatchObject({
    actor_name: null,
    reason: 'GIG_FULL',
  });
});

test('200: the posting and its edits show who changed which term from what to what', async () => {
  const { body } = await call<{ revision: number }>('GET', gig, { as: 'member' });
  clock.advance(1);
  expect(await asMember('PATCH', gig, { unpaid_break_minutes: 45, revision: body.revision })).toMatchObject({
    status: 200,
  });

  // Who can still apply says nothing about the work.
  clock.advance(1);
  expect(await asMember('POST', `${gig}close-applications/`)).toMatchObject({ status: 200 });

  const entries = await timelineOf(server, await contested());
  expect(entries[0]).toMatchObject({ kind: 'POSTED' });
  expect(entries.filter(({ kind }) => kind === 'SHIFT_EDITED')).toHaveLength(1);
  expect(entries.find(({ kind }) => kind === 'SHIFT_EDITED')).toMatchObject({
    actor_name: 'Milo Archer',
    fields: ['unpaid_break_minutes'],
    changes: [{ field: 'unpaid_break_minutes', after: 45, is_hidden: false }],
  });
});

test('200: the application, its selections and its confirmation show in order, with names', async () => {
  await becomePro(server);
  for (const action of ['select', 'unselect', 'select']) {
    clock.advance(1);
    expect(await asMember('POST', `${application}${action}/`)).toMatchObject({ status: 200 });
  }
  clock.advance(1);
  await asMember('POST', `${application}confirm/`);

  expect(await timelineOf(server, await contested())).toMatchObject([
    { kind: 'POSTED' },
    { kind: 'APPLIED', actor_name: 'Avery B.' },
    { kind: 'SELECTED', actor_name: 'Milo Archer' },
    { kind: 'UNSELECTED', actor_name: 'Milo Archer' },
    { kind: 'SELECTED' },
    { kind: 'CONFIRMED', actor_name: 'Milo Archer' },
  ]);
});

test('200: a dismissal shows its reason in the words of the API, and who took the pro back', async () => {
  clock.advance(1);
  const dismissal = { reason: 'OTHER', explanation: 'Double booked' };
  expect(await asMember('POST', `${application}dismiss/`, dismissal)).toMatchObject({ status: 200 });
  clock.advance(0.25);
  expect(await asMember('POST', `${application}reinstate/`)).toMatchObject({ status: 200 });

  expect(await timelineOf(server, await contested(), 'CANCELLED', 'REOPENED')).toMatchObject([
    { kind: 'CANCELLED', actor_name: 'Milo Archer', reason: 'OTHER', note: 'Double booked' },
    { kind: 'REOPENED', actor_name: 'Milo Archer', reason: null },
  ]);
});
