import { afterAll, beforeEach, expect, test } from 'vitest';
import { startDemoUpstream } from './startDemoUpstream.ts';

const upstream = await startDemoUpstream();

afterAll(upstream.close);
beforeEach(upstream.reset);

async function get<Body>(path: string, token: string): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`${upstream.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: (await answer.json()) as Body };
}

test.each(['admin', 'owner', 'manager', 'member', 'onsite'])('%s of the demo can sign in', async (name) => {
  const token = await upstream.tokenOf(`${name}@brigade.example`);

  const { body } = await get<{ email: string }>('/users/me/', token);

  expect(body.email).toBe(`${name}@brigade.example`);
});

test('a manager of the demo has gigs before and after the present', async () => {
  const token = await upstream.tokenOf('manager@brigade.example');
  const now = upstream.clock.now().toISOString();

  const past = await get<{ count: number }>(`/staffer/gigs/?start_time__lte=${now}`, token);
  const ahead = await get<{ count: number }>(`/staffer/gigs/?start_time__gte=${now}`, token);

  expect(past.body.count).toBeGreaterThan(0);
  expect(ahead.body.count).toBeGreaterThan(0);
});

test('a reset brings back what was removed, and ends sessions', async () => {
  const token = await upstream.tokenOf('manager@brigade.example');
  await upstream.database.deleteFrom('favorite_pros').execute();
  await upstream.reset();

  expect(await upstream.database.selectFrom('favorite_pros').selectAll().limit(1).execute()).toHaveLength(1);
  expect((await get('/users/me/', token)).status).toBe(401);
});

test('nobody without an account gets a session', async () => {
  await expect(upstream.tokenOf('nobody@brigade.example')).rejects.toThrow('nobody@brigade.example');
});
