import { beforeEach, describe, expect, test } from 'vitest';
import { addOrganizationCard, moveTo } from '../../testing/moves.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first] = ids.openApplications;
const message = expect.stringMatching(/had this location when the work ended.*Only its admins can add/);

/** Two pros have worked, no one is paid, and the location moves on. */
beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
  await database
    .updateTable('locations')
    .set({ tipping_enabled: true, auto_approve_hours_enabled: false })
    .where('id', '=', ids.harborHouse)
    .execute();
  await addOrganizationCard(database, ids.harbor);
  await moveTo(server, ids.summit);
});

const pay = (body: object, as: Person = 'manager') =>
  call('POST', `/staffer/gig-applications/${first}/pay/`, { as, body });
const give = (as: Person = 'manager') =>
  call('POST', '/adhoc-payments/business/', {
    as,
    body: { application_id: first, reason: 'PRO_BONUS', pro_amount: 20 },
  });

describe('the team of a location whose work is billed to the organization that left', () => {
  test('200: the team of a moved location pays what work billed elsewhere comes to', async () => {
    expect((await pay({})).status).toBe(200);
  });

  test.each([
    ['tip_amount', { tip_amount: 10 }],
    ['bonus', { bonus: 10 }],
  ])(
    '409: the team of a moved location adds nothing to work billed elsewhere at %s',
    async (target, body) => {
      const { status, error } = await pay(body);
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'conflict', target, message });
    },
  );

  test('409: the team of a moved location gives nothing extra for work billed elsewhere', async () => {
    const { status, error } = await give();
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'conflict', message });
  });

  test('200: the team of a moved location reads who is billed, and that it can add nothing', async () => {
    const { body } = await call<{ works: readonly object[] }>(
      'GET',
      `/staffer/gigs/${ids.postedGig}/due-pay/`,
      {
        as: 'manager',
      },
    );
    expect(body.works[0]).toMatchObject({ billed_to: expect.any(String), accepts_extras: false });
  });
});

test('admins of the billed organization who manage the location as well add to the pay', async () => {
  await database
    .insertInto('location_managers')
    .values({ user_id: people.owner.id, location_id: ids.harborHouse, role: 'ADMIN' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect((await give('owner')).status).toBe(201);
  expect((await pay({ tip_amount: 10 }, 'owner')).status).toBe(200);
});

test('platform admins add to the pay', async () => {
  expect((await give('admin')).status).toBe(201);
});
