import { beforeEach, describe, expect, test } from 'vitest';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { acceptOffer } from './acceptOffer.ts';
import { declineOffer } from './declineOffer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const services = { database, clock, settings: testSettings };

let gigId = 0;

/** A gig of three places, from 24 to 32 hours after the start of the tests. */
beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
  await addBankAccount(database, { organization_id: ids.harbor });
  gigId = await addGig(database, { allowed_confirmed_pros: 3 });
});

interface Counts {
  readonly offered_applications: number;
  readonly selected_applications: number;
  readonly no_show_applications: number;
}

/** The counts of the gig, which must be the same alone, in the list and in the calendar. */
async function counts(): Promise<Counts> {
  const of = ({ offered_applications, selected_applications, no_show_applications }: Counts) => ({
    offered_applications,
    selected_applications,
    no_show_applications,
  });
  const as = 'member';
  const day = `start_time__gte=${hoursFromStart(24).toISOString()}&start_time__lte=${hoursFromStart(24).toISOString()}`;
  const [alone, list, calendar] = await Promise.all([
    call<{ stats: Counts }>('GET', `/staffer/gigs/${gigId}/`, { as }),
    call<{ results: { id: number; stats: Counts }[] }>('GET', '/staffer/gigs/?page_size=100', { as }),
    call<{ results: (Counts & { id: number })[] }>(
      'GET',
      `/staffer/gigs/calendar/?location_id=${ids.harborHouse}&${day}`,
      { as },
    ),
  ]);
  const found = of(alone.body.stats);
  expect(list.body.results.filter(({ id }) => id === gigId).map(({ stats }) => of(stats))).toEqual([found]);
  expect(calendar.body.results.filter(({ id }) => id === gigId).map(of)).toEqual([found]);
  return found;
}

const offered = async () => (await counts()).offered_applications;

/** Offers the gig; returns the ids of the offers. */
async function offer(...proIds: number[]): Promise<number[]> {
  const body = { application_type: 'DIRECT_OFFER', gig_id: gigId, pro_ids: proIds };
  const response = await call<{ offer: { id: number } }[]>('POST', '/staffer/direct-offers/', {
    as: 'member',
    body,
  });
  return response.body.map((result) => result.offer.id);
}

const accept = (id: number) => inTransactionOf(services, null, (trx) => acceptOffer(services, trx, id));
const decline = (id: number) => inTransactionOf(services, null, (trx) => declineOffer(services, trx, id));

const threePros = async () => [await addPro(database), await addPro(database), await addPro(database)];

describe('a direct offer', () => {
  test('an offer is counted at its gig while it awaits an answer', async () => {
    expect(await offered()).toBe(0);
    const [first = 0, second = 0] = await offer(...(await threePros()));
    expect(await offered()).toBe(3);

    await decline(first);
    expect(await offered()).toBe(2);
    await call('POST', `/staffer/direct-offers/${second}/withdraw/`, { as: 'member' });
    expect(await offered()).toBe(1);
  });

  test('an accepted offer counts as a selected pro and no longer as an offer', async () => {
    const [first = 0] = await offer(...(await threePros()));
    await accept(first);
    expect(await counts()).toMatchObject({ offered_applications: 2, selected_applications: 1 });
  });

  test('an offer is not counted from the moment on at which it expires, before anything records that', async () => {
    const [id = 0] = await offer(await addPro(database));
    const { expires_ts } = await database
      .selectFrom('direct_offers')
      .select(['expires_ts'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const end = expires_ts?.getTime() ?? 0;
    clock.set(new Date(end - 1));
    expect(await offered()).toBe(1);

    clock.set(new Date(end));
    expect(await offered()).toBe(0);
  });

  test('an offer is not counted beside the place that its pro got in another way, until they lose it', async () => {
    const pro_id = await addPro(database);
    await offer(pro_id);
    const application = await addApplication(database, { gig_id: gigId, pro_id });
    expect(await counts()).toMatchObject({ offered_applications: 1, selected_applications: 0 });

    await call('POST', `/staffer/gig-applications/${application}/select/`, { as: 'member' });
    expect(await counts()).toMatchObject({ offered_applications: 0, selected_applications: 1 });
    await call('POST', `/staffer/gig-applications/${application}/unselect/`, { as: 'member' });
    expect(await counts()).toMatchObject({ offered_applications: 1, selected_applications: 0 });
  });

  test('an offer of the place of a no-show is counted as the no-show, until it is accepted', async () => {
    const noShow = await addApplication(database, {
      gig_id: gigId,
      pro_id: await addPro(database),
      is_selected: true,
      is_confirmed: true,
    });
    clock.set(hoursFromStart(24.5));
    const { body } = await call<{ results: { offer: { id: number } }[] }>(
      'POST',
      `/staffer/gig-applications/${noShow}/replace/`,
      { as: 'member', body: { reason: 'NO_SHOW', pro_ids: [await addPro(database)] } },
    );
    expect(await counts()).toMatchObject({ offered_applications: 0, no_show_applications: 1 });

    await accept(body.results[0]?.offer.id ?? 0);
    expect(await counts()).toMatchObject({
      offered_applications: 0,
      no_show_applications: 0,
      selected_applications: 1,
    });
  });
});
