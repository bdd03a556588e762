import { beforeEach, describe, expect, test } from 'vitest';
import { addGig, addPro, hoursFromStart } from '../testing/builders.ts';
import { addNetworkInvite, addNetworkMembers, addProGroup, networkInviteToken } from '../testing/network.ts';
import { sandboxPlay } from '../testing/sandboxPlay.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const { move, switchOn } = sandboxPlay({ call });

beforeEach(reset);

const day = 24 * 60;

/** The pros who joined the network of Harbor House by invite. */
const joined = () =>
  database
    .selectFrom('network_invites')
    .innerJoin('network_members', (join) =>
      join
        .onRef('network_members.location_id', '=', 'network_invites.location_id')
        .onRef('network_members.pro_id', '=', 'network_invites.pro_id'),
    )
    .innerJoin('pros', 'pros.id', 'network_members.pro_id')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select(['network_invites.name', 'pros.id', 'pros.display_name', 'users.email', 'users.phone_number'])
    .where('network_invites.status', '=', 'ACCEPTED')
    .where('network_members.source', '=', 'INVITE')
    .orderBy('network_invites.id')
    .execute();

describe('an invite into a network', () => {
  test('an invite into a network is accepted by most guests', async () => {
    for (const letter of 'abcdefghij') {
      await addNetworkInvite(database, {
        name: `Nia ${letter}`,
        ...(letter < 'f'
          ? { email: `nia-${letter}@elsewhere.example` }
          : { email: null, phone_number: `+1615555017${letter.charCodeAt(0) % 10}` }),
        token: networkInviteToken(letter),
      });
    }
    await switchOn(1);
    await move(day);

    const guests = await joined();
    expect(guests.length).toBeGreaterThan(3);
    expect(guests.length).toBeLessThan(10);
    for (const { name, display_name, email, phone_number } of guests) {
      expect(display_name).toBe(name);
      expect(email ?? phone_number).toMatch(/^nia-[a-e]@elsewhere.example$|^\+1615555017\d$/);
    }
    const positions = await database
      .selectFrom('pro_skills')
      .select(['pro_id', 'skill_id'])
      .where(
        'pro_id',
        'in',
        guests.map(({ id }) => id),
      )
      .execute();
    expect(positions).toHaveLength(guests.length);
    expect(new Set(positions.map(({ skill_id }) => skill_id))).toEqual(new Set([ids.server]));
  });

  test('an invite into a network adds the pro with that address, unless the account is inactive', async () => {
    const known = await addPro(database, { display_name: 'Kim K.' });
    const stopped = await addPro(database);
    const emailOf = async (proId: number) => {
      const { email } = await database
        .selectFrom('users')
        .innerJoin('pros', 'pros.user_id', 'users.id')
        .select('email')
        .where('pros.id', '=', proId)
        .executeTakeFirstOrThrow();
      return email;
    };
    await database
      .updateTable('users')
      .set({ account_status: 'SUSPENDED' })
      .where('id', '=', (eb) => eb.selectFrom('pros').select('user_id').where('id', '=', stopped))
      .execute();
    // Each location's invite is drawn separately: most of several are accepted.
    for (const location_id of [ids.harborHouse, ids.vineStreet, ids.summitHotel]) {
      for (const proId of [known, stopped]) {
        const email = await emailOf(proId);
        await addNetworkInvite(database, {
          location_id,
          email,
          token: networkInviteToken(`${location_id}-${proId}`),
        });
      }
    }
    await switchOn(1);
    await move(day);

    const guests = await joined();
    expect(guests.length).toBeGreaterThan(0);
    expect(new Set(guests.map(({ id, display_name }) => `${id} ${display_name}`))).toEqual(
      new Set([`${known} Kim K.`]),
    );
  });
});

describe('a gig of the network', () => {
  test('a gig of the network draws applicants only from its small audience', async () => {
    const pros: number[] = [];
    while (pros.length < 200) pros.push(await addPro(database));
    await database
      .insertInto('pro_skills')
      .values(pros.map((pro_id) => ({ pro_id, skill_id: ids.server })))
      .execute();
    const [inGroup = 0, inNetwork = 0] = [pros[20], pros[120]];
    await addNetworkMembers(database, [inNetwork]);
    const groupId = await addProGroup(database, [inGroup]);
    const values = {
      start_time: hoursFromStart(72),
      end_time: hoursFromStart(80),
      type: 'NETWORK' as const,
      created_ts: hoursFromStart(0),
    };
    const forNetwork = await addGig(database, values);
    const forGroup = await addGig(database, { ...values, network_group_hours: 24 });
    await database.insertInto('gig_groups').values({ gig_id: forGroup, group_id: groupId }).execute();
    await switchOn(1);
    await move(23 * 60);
    const applicants = async (gigId: number) => {
      const rows = await database
        .selectFrom('gig_applications')
        .select('pro_id')
        .where('gig_id', '=', gigId)
        .orderBy('pro_id')
        .execute();
      return rows.map(({ pro_id }) => pro_id);
    };

    expect(await applicants(forNetwork)).toEqual([inGroup, inNetwork]);
    expect(await applicants(forGroup)).toEqual([inGroup]);
  });
});
