import { beforeEach, describe, expect, test } from 'vitest';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { acceptOffer } from '../../filling/offers/acceptOffer.ts';
import type { OfferResult } from '../../filling/offers/offerResponse.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DuePayResponse } from '../duePay/duePayResponse.ts';

const { call, clock, database, reset } = await startTestServer();
const services = { database, clock, settings: testSettings };

let gigId = 0;
let proId = 0;

/** A gig of 8 hours at $24.50, which ends 32 hours after the start of the tests. */
beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
  await addCard(database);
  gigId = await addGig(database, { wage_amount: 24.5 });
  proId = await addPro(database);
});

async function send(terms: object) {
  const { body } = await call<OfferResult[]>('POST', '/staffer/direct-offers/', {
    as: 'member',
    body: { gig_id: gigId, pro_ids: [proId], bonus: 12.5, ...terms },
  });
  const [result] = body;
  if (!result?.ok) throw new Error('The offer was refused.');
  return result.offer;
}

const offer = (terms: object = {}) => send({ application_type: 'DIRECT_OFFER', ...terms });
const assign = (terms: object = {}) => send({ application_type: 'ASSIGNMENT', ...terms });
const accept = (id: number) => inTransactionOf(services, null, (trx) => acceptOffer(services, trx, id));

/** Ends the gig. @returns what paying its work costs, the parts of the charge by their code */
async function due() {
  clock.set(hoursFromStart(33));
  await database.updateTable('gigs').set({ status: 'INCOMPLETE' }).where('id', '=', gigId).execute();
  const { body } = await call<DuePayResponse>('GET', `/staffer/gigs/${gigId}/due-pay/`, { as: 'member' });
  const [work] = body.works;
  if (!work) throw new Error('There is nothing to pay.');
  const lines = Object.fromEntries(work.lines.map(({ code, amount }) => [code, amount]));
  return { ...work, lines };
}

const offeredBonus = () =>
  database
    .selectFrom('gig_applications')
    .select('offer_bonus')
    .where('gig_id', '=', gigId)
    .executeTakeFirstOrThrow();

describe('the bonus of an offer', () => {
  test('the bonus of an offer is paid to the pro who accepted it, with its fees', async () => {
    const application = await accept((await offer()).id);
    expect(await due()).toMatchObject({
      lines: { LABOR: 196, BONUS: 12.5, PLATFORM_FEE: 38.57 },
      bonus_amount: 12.5,
      promised_bonus_amount: 12.5,
      pro_amount: 208.5,
    });

    await call('POST', `/staffer/gig-applications/${application}/pay/`, { as: 'member', body: {} });
    const entries = await database
      .selectFrom('ledger_entries')
      .select('cents')
      .where('account', '=', 'BONUS')
      .execute();
    expect(entries).toEqual([{ cents: -1250 }]);
  });

  test('the bonus of an offer is paid to a pro who was assigned', async () => {
    await assign();
    expect(await due()).toMatchObject({ lines: { LABOR: 196, BONUS: 12.5 }, pro_amount: 208.5 });
  });

  test('the bonus of an offer adds to the bonus of the gig', async () => {
    await database.updateTable('gigs').set({ boosted_gig_bonus: 10 }).where('id', '=', gigId).execute();
    await accept((await offer()).id);
    expect(await due()).toMatchObject({ lines: { BONUS: 22.5 }, promised_bonus_amount: 22.5 });
  });

  test('an offered bonus of nothing adds no line', async () => {
    await assign({ bonus: 0 });
    expect((await due()).lines).not.toHaveProperty('BONUS');
    expect(await offeredBonus()).toEqual({ offer_bonus: null });
  });

  test('the bonus of an offer is lost with the place: another selection promises nothing', async () => {
    const { application_id } = await assign({ is_confirmed: false });
    expect(await offeredBonus()).toEqual({ offer_bonus: 12.5 });

    await call('POST', `/staffer/gig-applications/${application_id}/unselect/`, { as: 'member' });
    expect(await offeredBonus()).toEqual({ offer_bonus: null });
  });

  test('the bonus of an offer is named in the message to the pro', async () => {
    await database
      .updateTable('users')
      .set({ phone_number: '+16155550111' })
      .where('id', 'in', database.selectFrom('pros').select('user_id').where('id', '=', proId))
      .execute();
    await offer({ message: 'Please come' });
    const { body } = await database.selectFrom('outbox_messages').select('body').executeTakeFirstOrThrow();
    expect(body.split('\n').slice(1)).toEqual(['Your bonus on top of the pay: $12.50.', 'Please come']);
  });
});

test('a pro who replaces another one after the start is paid for the rest of the shift', async () => {
  const missing = await addApplication(database, {
    gig_id: gigId,
    pro_id: await addPro(database),
    is_selected: true,
    is_confirmed: true,
  });
  clock.set(hoursFromStart(28.75));
  const { body } = await call<{ results: OfferResult[] }>(
    'POST',
    `/staffer/gig-applications/${missing}/replace/`,
    { as: 'member', body: { reason: 'NO_SHOW', pro_ids: [proId] } },
  );
  const [result] = body.results;
  clock.set(hoursFromStart(29));
  await accept(result?.ok ? result.offer.id : 0);

  expect(await due()).toMatchObject({
    posted_minutes: 180,
    minutes_to_pay: 180,
    flags: ['NOT_CLOCKED_IN'],
    lines: { LABOR: 73.5 },
  });
});
