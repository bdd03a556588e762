import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startDemoUpstream } from './startDemoUpstream.ts';

const services = await startDemoUpstream();

afterAll(services.close);
beforeEach(services.reset);

async function get<Body>(path: string, token: string): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${services.url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as Body };
}

test.each(['admin', 'owner', 'manager', 'member', 'onsite'])('the demo %s can sign in', async (name) => {
  const token = await services.tokenOf(`${name}@brigade.example`);

  const { body } = await get<{ email: string }>('/users/me/', token);

  expect(body.email).toBe(`${name}@brigade.example`);
});

test('a demo manager has past and upcoming gigs', async () => {
  const token = await services.tokenOf('manager@brigade.example');
  const now = services.clock.now().toISOString();

  const past = await get<{ count: number }>(`/staffer/gigs/?start_time__lte=${now}`, token);
  const ahead = await get<{ count: number }>(`/staffer/gigs/?start_time__gte=${now}`, token);

  expect(past.body.count).toBeGreaterThan(0);
  expect(ahead.body.count).toBeGreaterThan(0);
});

test('a reset restores deleted rows', async () => {
  await services.database.deleteFrom('favorite_pros').execute();
  await services.reset();

  expect(await services.database.selectFrom('favorite_pros').selectAll().limit(1).execute()).toHaveLength(1);
});

test('a reset restores changed rows, ends sessions, and writes no other rows', async () => {
  const { database } = services;
  const written = sql<string>`xmin::text`.as('written');
  const gigs = () => database.selectFrom('gigs').selectAll().select(written).orderBy('id').execute();
  const tallies = () => sql`select * from gig_tallies order by 1, 2, 3`.execute(database);
  const [changed, ...others] = await gigs();
  const talliesBefore = await tallies();
  await database.updateTable('gigs').set({ status: 'CANCELLED' }).where('id', '=', changed!.id).execute();
  const session = await services.tokenOf('manager@brigade.example');
  await services.reset();

  const [restored, ...untouched] = await gigs();
  expect(restored).toMatchObject({ ...changed, written: expect.anything() as unknown });
  expect(untouched).toEqual(others);
  expect((await tallies()).rows).toEqual(talliesBefore.rows);
  expect((await get('/users/me/', session)).status).toBe(401);
});

test('an unknown address gets no session', async () => {
  await expect(services.tokenOf('unknown@brigade.example')).rejects.toThrow('unknown@brigade.example');
});
