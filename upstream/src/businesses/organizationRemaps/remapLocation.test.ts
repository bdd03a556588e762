import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { addGig, addLocation, hoursFromStart } from '../../testing/builders.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { RemapEffects } from './remapSchema.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/org-remap/`;

beforeEach(async () => {
  await reset();
  await makeAdmin('manager', ids.summit);
  await makeAdmin('owner', ids.summit);
});

function makeAdmin(person: Person, organization_id: number) {
  return database
    .insertInto('organization_managers')
    .values({ user_id: people[person].id, organization_id })
    .execute();
}

const move = (as: Person = 'owner', organization_id: number = ids.summit) =>
  call<RemapEffects>('POST', path, { as, body: { organization_id } });
const messages = () =>
  database.selectFrom('outbox_messages').select(['recipient', 'body']).orderBy('id').execute();
const locationAs = (as: Person) => call('GET', `/locations/${ids.harborHouse}/`, { as });

describe('200', () => {
  test('a move gives the location to the other organization and its admins', async () => {
    expect((await locationAs('rival')).status).toBe(404);

    const { status, body } = await move();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      location_id: ids.harborHouse,
      from_organization: { id: ids.harbor, name: 'Harbor & Vine Hospitality' },
      to_organization: { id: ids.summit, name: 'Summit Hotels' },
    });
    expect((await locationAs('rival')).body).toMatchObject({
      organization_id: ids.summit,
      organization_name: 'Summit Hotels',
    });
  });

  test('the organizations of the location are recorded with their times, once for each instant', async () => {
    const [start, later] = [clock.now(), hoursFromStart(1)];
    await move();
    await move('owner', ids.harbor);
    await move();
    clock.set(later);
    await move('owner', ids.harbor);

    const { rows } = await sql`
      select organization_id, from_ts, nullif(until_ts, 'infinity') as until_ts from location_organizations
      where location_id = ${ids.harborHouse} order by location_organizations.until_ts
    `.execute(database);
    expect(rows).toEqual([
      { organization_id: ids.harbor, from_ts: null, until_ts: start },
      { organization_id: ids.summit, from_ts: start, until_ts: later },
      { organization_id: ids.harbor, from_ts: later, until_ts: null },
    ]);
  });

  test('a new location begins with its organization', async () => {
    const id = await addLocation(database);
    expect(
      await database
        .selectFrom('location_organizations')
        .select(['organization_id', 'from_ts'])
        .where('location_id', '=', id)
        .execute(),
    ).toEqual([{ organization_id: ids.harbor, from_ts: null }]);
  });

  test('the team of a location keeps its roles when it moves', async () => {
    await move();

    const statuses = await Promise.all(
      (['manager', 'member', 'onsite'] as const).map(async (as) => (await locationAs(as)).status),
    );
    expect(statuses).toEqual([200, 200, 200]);
  });

  test('users who lose access by a move can no longer see the location and are notified', async () => {
    await makeAdmin('gigster', ids.harbor);

    const { body } = await move('admin');

    expect(body.admins_losing_access).toEqual([
      { id: people.gigster.id, first_name: 'Gus', last_name: 'Archer', email: 'gigster@brigade.example' },
    ]);
    expect((await locationAs('gigster')).status).toBe(404);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([
      'gigster@brigade.example',
      'rival@brigade.example',
    ]);
    expect((await messages())[0]?.body).toContain('You no longer have access to it.');
    expect((await messages())[1]?.body).toContain(`/locations/${ids.harborHouse}/info`);
  });

  test("no message about a move goes to an address that may be a stranger's", async () => {
    await database
      .updateTable('users')
      .set({ email_verified: false })
      .where('id', '=', people.rival.id)
      .execute();

    await move();

    expect((await messages()).map(({ recipient }) => recipient)).not.toContain('rival@brigade.example');
  });

  test('a move removes gigs that have not ended from their events', async () => {
    const { id: event_id } = await database
      .insertInto('events')
      .values({ organization_id: ids.harbor, name: 'Harvest Supper' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ahead = await addGig(database, { event_id });
    const over = await addGig(database, {
      event_id,
      status: 'COMPLETED',
      start_time: hoursFromStart(-9),
      end_time: hoursFromStart(-1),
    });
    const elsewhere = await addGig(database, { event_id, location_id: ids.vineStreet });

    const { body } = await move();

    expect(body.events_losing_gigs).toEqual([{ id: event_id, name: 'Harvest Supper', gigs_count: 1 }]);
    const gigs = await database
      .selectFrom('gigs')
      .select(['id', 'event_id'])
      .where('id', 'in', [ahead, over, elsewhere])
      .orderBy('id')
      .execute();
    expect(gigs.map((gig) => gig.event_id)).toEqual([null, event_id, event_id]);
  });

  test('a move can be reverted', async () => {
    await move();

    expect((await move('owner', ids.harbor)).body).toMatchObject({ to_organization: { id: ids.harbor } });
    expect((await locationAs('rival')).status).toBe(404);
  });
});

test.each([
  [{}, 'required', 'organization_id'],
  [{ organization_id: 'summit' }, 'invalid', 'organization_id'],
  [{ organization_id: 2, force: true }, 'invalid', 'force'],
])('400: rejects %j at its field', async (body, code, target) => {
  const { status, error } = await call('POST', path, { as: 'owner', body });

  expect(status).toBe(400);
  expect(error?.details).toEqual([expect.objectContaining({ code, target })]);
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', path, { body: { organization_id: ids.summit } })).status).toBe(401);
});

test('403: rejects an admin of the location only, even with the other organization', async () => {
  expect((await move('manager')).error).toMatchObject({
    code: 'permission_denied',
    target: 'organizations.manage',
  });
  expect((await locationAs('manager')).body).toMatchObject({ organization_id: ids.harbor });
});

test('403: rejects a role at a location of the other organization', async () => {
  await database.deleteFrom('organization_managers').where('organization_id', '=', ids.summit).execute();
  await database
    .insertInto('location_managers')
    .values({ user_id: people.owner.id, location_id: ids.summitHotel, role: 'ADMIN' })
    .execute();

  expect((await move()).error).toMatchObject({ target: 'organizations.manage' });
});

test('404: rejects a caller without access to the location', async () => {
  const { status, error } = await move('rival', ids.harbor);

  expect(status).toBe(404);
  expect(error?.target).toBeUndefined();
});

test('404: names a missing or inaccessible organization', async () => {
  await database.deleteFrom('organization_managers').where('organization_id', '=', ids.summit).execute();

  for (const organization of [ids.summit, 999]) {
    expect((await move('owner', organization)).error).toMatchObject({
      code: 'not_found',
      target: 'organization_id',
    });
  }
});

test('409: rejects the current organization', async () => {
  expect((await move('owner', ids.harbor)).error).toMatchObject({
    code: 'conflict',
    target: 'organization_id',
  });
});

test('409: one of two concurrent moves succeeds', async () => {
  const responses = await Promise.all([move(), move()]);

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});
