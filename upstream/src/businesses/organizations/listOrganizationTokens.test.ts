import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, reset, ids } = await startTestServer();

beforeEach(reset);

type Token = { id: number; user: { id: number; name: string }; location: { name: string } | null };

const list = (as?: Person, headers?: Record<string, string>) =>
  call<Page<Token>>('GET', `/staffer/organizations/${ids.harbor}/api-tokens/`, {
    ...(as && { as }),
    ...(headers && { headers }),
  });

test('200: lists the tokens of the organization and its locations, made by any user, newest first', async () => {
  const expired = await addApiToken(database, {
    organization_id: ids.harbor,
    user_id: people.owner.id,
    expires_ts: '2026-03-01T00:00:00Z',
  });
  const ofLocation = await addApiToken(database, { location_id: ids.harborHouse });
  await addApiToken(database, { organization_id: ids.harbor, revoked_ts: '2026-03-01T00:00:00Z' });
  await addApiToken(database, { organization_id: ids.summit, user_id: people.rival.id });
  await addApiToken(database);

  const { status, body } = await list('owner');

  expect(status).toBe(200);
  expect(body.results.map(({ id, user, location }) => [id, user.id, location?.name])).toEqual([
    [ofLocation.id, people.manager.id, 'Harbor House'],
    [expired.id, people.owner.id, undefined],
  ]);
  expect(JSON.stringify(body)).not.toContain('hash');
});

test('401: rejects a request without a session', async () => {
  expect((await list()).status).toBe(401);
});

test.each(['onsite', 'member', 'manager'] as const)('403: rejects the role of the %s', async (as) => {
  expect((await list(as)).status).toBe(403);
});

test('403: rejects API tokens, also those of an admin', async () => {
  const { headers } = await addApiToken(database, { user_id: people.owner.id, scopes: ['READ', 'ADMIN'] });
  expect((await list(undefined, headers)).error?.code).toBe('session_required');
});

test('404: hides other organizations', async () => {
  expect((await list('rival')).status).toBe(404);
});
