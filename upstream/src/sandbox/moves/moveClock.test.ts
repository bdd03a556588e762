import { beforeEach, describe, expect, test } from 'vitest';
import { composeServices } from '../../app/composeServices.ts';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { addNetworkInvite, addProGroup, networkInviteToken } from '../../testing/network.ts';
import { sandboxPlay } from '../../testing/sandboxPlay.ts';
import { sandboxWorld } from '../../testing/sandboxWorld.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { moveClock } from './moveClock.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const { move, switchOn } = sandboxPlay({ call });

beforeEach(reset);

const day = 24 * 60;

/** Minutes at which no pro acts, because they act at multiples of five. */
const short = 631;
const from = (hours: number, length = 8) => ({
  start_time: hoursFromStart(hours),
  end_time: hoursFromStart(hours + length),
});

/** Adds an applicant that auto-select must skip until their selection for another gig expires. */
async function addHinderedApplicant(gigId: number): Promise<number> {
  const proId = await addPro(database, { display_name: 'Hindered H.' });
  const other = await addGig(database, { ...from(50, 24), location_id: ids.summitHotel });
  await addApplication(database, {
    gig_id: other,
    pro_id: proId,
    is_selected: true,
    // Right after the end of a short move, when auto-select fails.
    selection_expires_ts: hoursFromStart((4 * short + 2) / 60),
  });
  await addApplication(database, { gig_id: gigId, pro_id: proId });
  return proId;
}

/** Adds a week with all kinds of scheduled events. */
async function addWeek(): Promise<{ gigId: number; hindered: number }> {
  await addBankAccount(database, { location_id: ids.harborHouse });
  await database
    .updateTable('locations')
    .set({ auto_boost_enabled: true })
    .where('id', '=', ids.harborHouse)
    .execute();
  const pros: number[] = [...ids.pros, ids.idlePro];
  while (pros.length < 30) pros.push(await addPro(database));
  await database
    .insertInto('pro_skills')
    .values(pros.map((pro_id) => ({ pro_id, skill_id: ids.server })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const groupId = await addProGroup(database, pros.slice(5, 9));
  const network = await addGig(database, {
    ...from(135),
    type: 'NETWORK',
    is_auto_post_network_to_marketplace_enabled: true,
    network_group_hours: 40,
    network_hours: 24,
    // It opens right before the end of a short move.
    created_ts: hoursFromStart((5 * short - 1) / 60 - 40),
  });
  await database.insertInto('gig_groups').values({ gig_id: network, group_id: groupId }).execute();
  for (const name of 'abc')
    await addNetworkInvite(database, { email: `${name}@x.example`, token: networkInviteToken(name) });
  const automatic = { auto_select_enabled: true, allowed_confirmed_pros: 3 };
  for (const hours of [20, 80, 130]) await addGig(database, { ...from(hours), ...automatic });
  const gigId = await addGig(database, {
    ...from(60),
    ...automatic,
    applications_closed_ts: hoursFromStart(0),
  });
  return { gigId, hindered: await addHinderedApplicant(gigId) };
}

/** The state after moves of so many minutes. */
async function play(moves: readonly number[]) {
  await reset();
  const { gigId, hindered } = await addWeek();
  // The test's own changes are recorded with the real time.
  await database.deleteFrom('changes').execute();
  await switchOn(5);
  for (const minutes of moves) await move(minutes);
  return { ...(await sandboxWorld(database)), gigId, hindered, now: clock.now() };
}

/** Milliseconds for three weeks of a marketplace; enough for a machine that does much else. */
const timeout = 180_000;

describe('moving the clock', () => {
  test(
    'moving the clock by a week has the same result as by seven days or by irregular steps',
    { timeout },
    async () => {
      const week = await play([7 * day]);
      const odd = [...Array<number>(15).fill(short), 7 * day - 15 * short];

      expect(await play(Array<number>(7).fill(day))).toEqual(week);
      expect(await play(odd)).toEqual(week);
      // Every kind of act occurred.
      expect([...new Set(week.acts.map(({ kind }) => kind))]).toEqual(
        expect.arrayContaining(['APPLY', 'CLOCK_IN', 'CLOCK_OUT', 'JOIN_NETWORK']),
      );
      const chosen = week.applications.find(
        ({ gig_id, pro_id }) => gig_id === week.gigId && pro_id === week.hindered,
      );
      expect(chosen).toMatchObject({ selection_source: 'AUTO_MATCH', is_confirmed: true });
      expect(week.now).toEqual(hoursFromStart(168));
    },
  );

  test.each([1, 2, 3, 4, 5, 6])(
    'a move of the clock that is interrupted at its check number %i does nothing before its cause',
    async (stop) => {
      const services = composeServices({ database, clock, settings: testSettings });
      await addBankAccount(database, { location_id: ids.harborHouse });
      const gigId = await addGig(database, { ...from(60), auto_select_enabled: true });
      const hindered = await addHinderedApplicant(gigId);
      const to = hoursFromStart(50);

      let checks = 0;
      const hasTime = () => (checks += 1) !== stop;
      while (!(await moveClock(services, { to, hasTime })));

      const chosen = await database
        .selectFrom('gig_applications')
        .select(['is_confirmed', 'last_updated_ts'])
        .where('gig_id', '=', gigId)
        .where('pro_id', '=', hindered)
        .executeTakeFirst();
      expect(chosen).toEqual({ is_confirmed: true, last_updated_ts: hoursFromStart((4 * short + 2) / 60) });
      expect(checks).toBeGreaterThanOrEqual(stop);
      expect(clock.now()).toEqual(to);
    },
  );
});
