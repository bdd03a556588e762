import { beforeAll, expect, test } from 'vitest';
import { addApplication, addGig, addLocation, addPro, hoursFromStart } from '../../testing/builders.ts';
import { countPlans } from '../../testing/countPlans.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { unusedTestDatabase } from '../../testing/testDatabase.ts';
import { selectGigRows } from './gigRows.ts';
import { readRelatedToGigs } from './relatedToGigs.ts';

const { clock, database, ids } = await startTestServer();

const made = { full: 0, bare: 0, manager: 0 };
const series = 70;

beforeAll(async () => {
  const location_id = await addLocation(database, { name: 'Quarry Hall' });
  made.manager = await addPerson(database, { first_name: 'Ines', last_name: 'Vale' });
  const former = await addPerson(database, { first_name: 'Tom', last_name: 'Reyes' });
  await database
    .insertInto('location_managers')
    .values({ location_id, user_id: made.manager, role: 'ONSITE_MANAGER' })
    .execute();
  made.full = await addGig(database, { location_id, bundle_id: series, onsite_manager_id: made.manager });
  made.bare = await addGig(database, { location_id, bundle_id: series, onsite_manager_id: former });
});

test('what belongs to one gig is not shown at another one of the list', async () => {
  const requirements = await database
    .insertInto('requirements')
    .values(['Black shirt', 'Own knives'].map((name) => ({ name, category: 'ATTIRE' })))
    .returning('id')
    .execute();
  await database
    .insertInto('gig_requirements')
    .values(requirements.toReversed().map(({ id }) => ({ gig_id: made.full, requirement_id: id })))
    .execute();
  const pro_id = await addPro(database, { headshot_public_id: 'face' });
  await addApplication(database, {
    gig_id: made.full,
    pro_id,
    is_selected: true,
    is_confirmed: true,
    missing_since_ts: hoursFromStart(0),
  });

  const related = await readRelatedToGigs(database, [made.full, made.bare], clock.now());

  expect(related.requirements.get(made.full)?.map(({ id }) => id)).toEqual(requirements.map(({ id }) => id));
  expect(related.headshots).toEqual(new Map([[made.full, ['face']]]));
  expect(related.missing).toEqual(new Map([[made.full, 1]]));
  expect([...related.requirements.keys()]).toEqual([made.full]);
});

test('someone who left the team is no onsite manager', async () => {
  const { managers } = await readRelatedToGigs(database, [made.full, made.bare], clock.now());

  expect([...managers.keys()]).toEqual([made.full]);
  expect(managers.get(made.full)).toMatchObject({ user_id: made.manager, role: 'ONSITE_MANAGER' });
});

test('the size of a series counts its gigs that are not in the list', async () => {
  expect((await readRelatedToGigs(database, [made.full], clock.now())).sizes).toEqual(new Map([[series, 2]]));
});

test('gigs without anything have no rows', async () => {
  const { sizes, managers, ...lists } = await readRelatedToGigs(database, [ids.cancelledGig], clock.now());

  expect([sizes.size, managers.size]).toEqual([0, 0]);
  expect(Object.values(lists).every((list) => list.size === 0)).toBe(true);
});

test('one gig and a page of gigs are the same two statements, whose plans the database keeps', async () => {
  const unused = await unusedTestDatabase();
  const { ownPlans, keptPlans } = await countPlans(
    unused.database,
    'from "gigs"%any((select',
    async (trx) => {
      for (let run = 0; run < 20; run += 1) {
        const gigIds = run % 2 === 0 ? [ids.postedGig] : [ids.postedGig, ids.completedGig, ids.vineGig];
        await selectGigRows(trx, gigIds).execute();
        await readRelatedToGigs(trx, gigIds, clock.now());
      }
    },
  );
  await unused.close();

  // A statement gets its name at the second run, and the database plans five runs with a name for their values.
  expect(ownPlans).toBeLessThanOrEqual(10);
  expect(keptPlans).toBeGreaterThanOrEqual(28);
});
