import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { addNetworkInvite, networkInviteToken } from '../../../testing/network.ts';
import { people } from '../../../testing/people.ts';
import { secondWaits } from '../../../testing/secondWaits.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { acceptInvite } from './acceptInvite.ts';
import { proOfUser } from './proOfUser.ts';

const { call, database, clock, ids, reset } = await startTestServer();

beforeEach(reset);

const join = (token: string) =>
  call('POST', `/network/invites/${networkInviteToken(token)}/`, { as: 'rival' });

const prosOf = (userId: number) =>
  database.selectFrom('pros').select('id').where('user_id', '=', userId).execute();

test('200: accepting two invites concurrently creates one pro, in both networks', async () => {
  await addNetworkInvite(database);
  const inviteId = await addNetworkInvite(database, {
    location_id: ids.vineStreet,
    token: networkInviteToken('other'),
  });
  const followOther = async (trx: Database) => {
    const beginning = { name: null, marketId: 1, now: clock.now() };
    const proId = await proOfUser(trx, people.rival.id, beginning);
    await acceptInvite({ clock }, trx, { inviteId, proId });
  };
  const response = await secondWaits(database, followOther, () => join('guest'));

  expect(response.status).toBe(200);
  const pros = await prosOf(people.rival.id);
  expect(pros).toHaveLength(1);
  expect(
    await database
      .selectFrom('network_members')
      .select(['location_id', 'pro_id'])
      .where('pro_id', '=', pros[0]?.id ?? 0)
      .orderBy('location_id')
      .execute(),
  ).toEqual([ids.harborHouse, ids.vineStreet].map((location_id) => ({ location_id, pro_id: pros[0]?.id })));
});

test('404: a link that is renewed concurrently', async () => {
  const inviteId = await addNetworkInvite(database);
  const renew = (trx: Database) =>
    trx
      .updateTable('network_invites')
      .set({ token: networkInviteToken('renewed') })
      .where('id', '=', inviteId)
      .execute();

  expect((await secondWaits(database, renew, () => join('guest'))).status).toBe(404);
  expect(await prosOf(people.rival.id)).toEqual([]);
});

test('409: an invite that is accepted concurrently is not withdrawn', async () => {
  const inviteId = await addNetworkInvite(database);
  const response = await secondWaits(
    database,
    (trx) => acceptInvite({ clock }, trx, { inviteId, proId: ids.idlePro }),
    () => call('DELETE', `/staffer/network/invites/${inviteId}/`, { as: 'member' }),
  );

  expect(response).toMatchObject({ status: 409, error: { code: 'invalid_transition' } });
});
