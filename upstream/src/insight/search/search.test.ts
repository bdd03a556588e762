import { beforeEach, describe, expect, test } from 'vitest';
import type { ProSummary } from '../../pros/profiles/proSummary.ts';
import type { GigResponse } from '../../schedule/gigs/gigResponse.ts';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { addEvent } from '../../testing/events.ts';
import { addPerson, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

type Found = {
  gigs: GigResponse[];
  pros: ProSummary[];
  events: { id: number; name: string; gigs_count: number }[];
  team: { id: number; location: number; user: { first_name: string } }[];
  organization_admins: { organization_id: number; user: { id: number; first_name: string } }[];
  locations: { id: number; name: string }[];
};

const nothing: Found = { gigs: [], pros: [], events: [], team: [], organization_admins: [], locations: [] };

const request = (q: string, as: Person = 'owner', locationId?: number) =>
  call<Found>(
    'GET',
    `/staffer/search/?q=${encodeURIComponent(q)}${locationId === undefined ? '' : `&location_id=${locationId}`}`,
    { as },
  );

const found = async (q: string, as: Person = 'owner', locationId?: number) => {
  const { status, body } = await request(q, as, locationId);
  expect(status).toBe(200);
  return body;
};

const gigIdsOf = ({ gigs }: Found) => gigs.map(({ id }) => id);

const eventsOf = async (as: Person, locationId?: number) =>
  (await found('spring', as, locationId)).events.map(({ id }) => id);

const order = async (as: Person, locationId?: number) =>
  (await found('zor', as, locationId)).pros.map(({ profile_id }) => profile_id);

const at = (start: number) => ({
  start_time: hoursFromStart(start),
  end_time: hoursFromStart(start + 4),
});

const archers = async (as: Person, locationId?: number) =>
  (await found('archer', as, locationId)).team.map(({ user }) => user.first_name);

const adminsOf = async (as: Person, locationId?: number) =>
  (await found('archer', as, locationId)).organization_admins.map(({ user }) => user.first_name);

const locationsOf = async (q: string, as: Person) => (await found(q, as)).locations.map(({ id }) => id);

describe('200: gigs', () => {
  test('200: gigs are found by their position, the next one first and then the latest, without cancelled ones', async () => {
    expect(gigIdsOf(await found('serv', 'owner', ids.harborHouse))).toEqual([
      ids.postedGig,
      ids.completedGig,
    ]);
    expect(gigIdsOf(await found('serv', 'rival'))).toEqual([ids.summitGig]);
  });

  test('200: gigs are not found by their description alone, but narrowed by it', async () => {
    const times = { start_time: hoursFromStart(5), end_time: hoursFromStart(9) };
    const brunch = await addGig(database, { ...times, description: 'Serve the brunch of a choir.' });

    expect(gigIdsOf(await found('choir'))).toEqual([]);
    expect(gigIdsOf(await found('server choir'))).toEqual([brunch]);
  });

  test('200: gigs of one start are in the order of their ids, and at most five', async () => {
    const times = { start_time: hoursFromStart(5), end_time: hoursFromStart(9) };
    const added = [];
    for (let count = 0; count < 6; count += 1) added.push(await addGig(database, times));

    expect(gigIdsOf(await found('server', 'manager'))).toEqual(added.slice(0, 5));
    expect(gigIdsOf(await found('server'))).toEqual(added.slice(0, 5));
  });

  test.each([`#${ids.cancelledGig}`, `${ids.cancelledGig}`])(
    '200: gigs are found by the number %s',
    async (q) => {
      expect(gigIdsOf(await found(q))).toEqual([ids.cancelledGig]);
      expect(gigIdsOf(await found(q, 'rival'))).toEqual([]);
    },
  );

  test.each(['2026-03-03', '3/3', 'Mar 3', 'March 3, 2026'])(
    '200: gigs are found by the day %s',
    async (q) => {
      expect(gigIdsOf(await found(q, 'manager'))).toEqual([ids.postedGig]);
    },
  );

  test('200: gigs are found by the day of their own time zone', async () => {
    const late = await addGig(database, {
      start_time: new Date('2026-03-06T04:00:00Z'),
      end_time: new Date('2026-03-06T09:00:00Z'),
    });

    expect(gigIdsOf(await found('3/5'))).toEqual([late]);
    expect(gigIdsOf(await found('3/6'))).toEqual([]);
  });

  test('200: gigs are found by the name of their event, which is found as well', async () => {
    const id = await addEvent(database, { name: 'Lantern Gala', gigIds: [ids.postedGig] });
    const body = await found('lant');

    expect(gigIdsOf(body)).toEqual([ids.postedGig]);
    expect(body.events).toMatchObject([{ id, gigs_count: 1 }]);
  });

  test('200: gigs found by their position and by their event are in one order, each once', async () => {
    const later = await addGig(database, at(7));
    const first = await addGig(database, at(5));
    const alike = await addGig(database, at(5));
    await addEvent(database, { name: 'Servers of the year', gigIds: [first, later] });

    expect(gigIdsOf(await found('serv', 'manager')).slice(0, 3)).toEqual([first, alike, later]);
  });
});

test.each(['terrace', 'ballroom/terrace', 'regis', 'st.regis'])(
  '200: "%s" finds a name whose words are joined by punctuation',
  async (q) => {
    const id = await addEvent(database, { name: 'Ballroom/Terrace at St.Regis' });
    expect((await found(q)).events).toMatchObject([{ id }]);
  },
);

describe('200: pros', () => {
  test('200: pros are found by the beginning of a first or last name, in any order and case', async () => {
    const user_id = await addPerson(database, { first_name: 'Wren', last_name: "Castell-O'Neil" });
    const id = await addPro(database, { user_id, display_name: 'Wren C.' });

    for (const q of ['wre', 'CAST', 'cast wren', "o'ne", 'wren c.']) {
      expect((await found(q)).pros).toMatchObject([{ profile_id: id }]);
    }
    expect((await found('ren')).pros).toEqual([]);
  });

  test('200: pros are found by all words in one of their two names, also after either has changed', async () => {
    const user_id = await addPerson(database, { first_name: 'Wren', last_name: 'Castell' });
    const id = await addPro(database, { user_id, display_name: 'Birdie K.' });
    const isFound = async (q: string) => (await found(q)).pros.some(({ profile_id }) => profile_id === id);

    expect([await isFound('birdie k'), await isFound('wren cast'), await isFound('birdie cast')]).toEqual([
      true,
      true,
      false,
    ]);
    await database.updateTable('users').set({ last_name: 'Moreau' }).where('id', '=', user_id).execute();
    expect([await isFound('wren cast'), await isFound('wren mor'), await isFound('birdie')]).toEqual([
      false,
      true,
      true,
    ]);
    await database.updateTable('pros').set({ display_name: 'Robin K.' }).where('id', '=', id).execute();
    expect([await isFound('birdie'), await isFound('robin'), await isFound('wren mor')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('200: pros who are a favorite or have applied come first, then the best rated', async () => {
    const named = (rating: number) => addPro(database, { display_name: 'Zora Z.', rating });
    const best = await named(5);
    const known = await named(3);
    const favorite = await named(2);
    const elsewhere = await named(4);
    await addApplication(database, { gig_id: ids.postedGig, pro_id: known });
    await addApplication(database, { gig_id: ids.vineGig, pro_id: elsewhere });
    await database
      .insertInto('favorite_pros')
      .values({ pro_id: favorite, location_id: ids.harborHouse, created_ts: hoursFromStart(0) })
      .execute();
    expect(await order('manager')).toEqual([known, favorite, best, elsewhere]);
    expect(await order('owner')).toEqual([elsewhere, known, favorite, best]);
    expect(await order('owner', ids.harborHouse)).toEqual([known, favorite, best, elsewhere]);
    expect(await order('admin')).toEqual([best, elsewhere, known, favorite]);
  });

  test('200: suspended pros are found where they have applied, and by platform admins', async () => {
    const named = (rating: number) => addPro(database, { display_name: 'Zora Z.', rating });
    const known = await named(3);
    const other = await named(4);
    await addApplication(database, { gig_id: ids.postedGig, pro_id: known });
    await database
      .updateTable('users')
      .set({ account_status: 'SUSPENDED' })
      .where('id', 'in', (eb) => eb.selectFrom('pros').select('user_id').where('id', 'in', [known, other]))
      .execute();

    expect(await order('manager')).toEqual([known]);
    expect(await order('admin')).toEqual([other, known]);
  });
});

test('200: events are those of organizations with a role, at one location those with gigs there', async () => {
  const older = await addEvent(database, { name: 'Spring Gala' });
  const newer = await addEvent(database, { name: 'Spring Fair', gigIds: [ids.vineGig] });
  expect(await eventsOf('manager')).toEqual([newer, older]);
  expect(await eventsOf('owner', ids.vineStreet)).toEqual([newer]);
  expect(await eventsOf('rival')).toEqual([]);
});

test('200: people of the team are found once, those of other organizations never', async () => {
  await database
    .insertInto('location_managers')
    .values({ location_id: ids.vineStreet, user_id: 3, role: 'ADMIN' })
    .execute();

  expect(await archers('owner')).toEqual(['Mara', 'Milo', 'Otto']);
  expect(await archers('owner', ids.vineStreet)).toEqual(['Mara']);
  expect(await archers('rival')).toEqual([]);
});

describe('200: admins of organizations', () => {
  test.each(['owner', 'manager', 'member', 'onsite'] as const)(
    '200: admins are found by the %s of their organization, those of others are not',
    async (as) => {
      expect(await adminsOf(as)).toEqual(['Olive']);
      expect(await adminsOf(as, ids.harborHouse)).toEqual(['Olive']);
    },
  );

  test('200: platform admins find admins of every organization, and at one location only those of its own', async () => {
    expect(await adminsOf('admin')).toEqual(['Olive', 'Rita']);
    expect(await adminsOf('admin', ids.summitHotel)).toEqual(['Rita']);
    expect(await adminsOf('rival')).toEqual(['Rita']);
  });

  test('200: admins are found once, whatever roles they have', async () => {
    await database
      .insertInto('organization_managers')
      .values([
        { organization_id: ids.summit, user_id: 2 },
        { organization_id: ids.harbor, user_id: 3 },
      ])
      .execute();

    expect(await archers('admin')).toEqual(['Mara', 'Milo', 'Otto']);
    expect(await adminsOf('admin')).toEqual(['Olive', 'Rita']);
  });

  test('200: an admin of several organizations shows the role in the one that the caller sees', async () => {
    const other = { organization_id: ids.summit, user_id: 2 };
    await database.insertInto('organization_managers').values(other).execute();
    const { organization_admins } = await found('olive', 'rival');

    expect(organization_admins).toMatchObject([{ organization_id: ids.summit, user: { id: 2 } }]);
  });
});

test('200: locations with a role are found by name, street and city', async () => {
  expect(await locationsOf('har', 'owner')).toEqual([ids.harborAnnex, ids.harborHouse]);
  expect(await locationsOf('nash vine', 'owner')).toEqual([ids.vineStreet]);
  expect(await locationsOf('har', 'manager')).toEqual([ids.harborHouse]);
  expect(await locationsOf('har', 'rival')).toEqual([]);
});

test.each(['%', '_', '*', '%%%___', "'", '\\', '& | !', 's', '…', 'a*'])(
  '200: %s has too few letters to find anything',
  async (q) => {
    expect(await found(q)).toEqual(nothing);
  },
);

test('200: wildcards and the syntax of a query are no part of the words', async () => {
  expect(gigIdsOf(await found("serv%' | !:* &", 'manager'))).toEqual([ids.postedGig, ids.completedGig]);
});

test('200: onsite managers see no wages', async () => {
  expect((await found('server', 'onsite')).gigs[0]).toMatchObject({ id: ids.postedGig, wage_amount: null });
});

test.each([
  ['', 'This field is required'],
  ['   ', 'This field is required'],
  ['a'.repeat(101), 'At most 100 characters'],
  ['a'.repeat(200), 'At most 100 characters'],
])('400: the text "%s"', async (q, message) => {
  const { status, error } = await request(q);

  expect(status).toBe(400);
  expect(error?.details).toMatchObject([{ target: 'q', message }]);
});

test('200: 100 letters are searched', async () => {
  expect(await found('a'.repeat(100))).toEqual(nothing);
});

test('400: no text, or a location that is not a number', async () => {
  expect(await call('GET', '/staffer/search/', { as: 'owner' })).toMatchObject({ status: 400 });
  expect(await call('GET', '/staffer/search/?q=ab&location_id=x', { as: 'owner' })).toMatchObject({
    status: 400,
    error: { details: [{ target: 'location_id' }] },
  });
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('GET', '/staffer/search/?q=ab')).toMatchObject({ status: 401 });
  expect((await request('ab', 'gigster')).status).toBe(403);
  expect((await request('ab', 'manager', ids.summitHotel)).status).toBe(404);
});
