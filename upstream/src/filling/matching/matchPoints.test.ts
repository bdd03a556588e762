import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids, testStart } from '../../testing/fixtureIds.ts';
import { testClock } from '../../testing/testClock.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { matchScore, type MatchParts } from './matchParts.ts';
import { readMatch } from './readMatch.ts';

const { database, reset } = await testDatabase();
const clock = testClock(testStart);

beforeEach(reset);

type Differences = Omit<NonNullable<Parameters<typeof addPro>[1]>, 'user_id'> & {
  hasSkill?: boolean;
  hasWorkedHere?: boolean;
  takesBeginners?: boolean;
};

/** The match parts of a perfect pro, except for these differences. The gig is on a Tuesday, 9 am to 5 pm. */
async function partsWith({
  hasSkill = true,
  hasWorkedHere = true,
  takesBeginners = false,
  ...pro
}: Differences) {
  const proId = await addPro(database, {
    rating: 5,
    completion_percentage: 100,
    days_of_week: ['TUESDAY'],
    time_blocks: ['MORNING'],
    ...pro,
  });
  if (hasSkill)
    await database.insertInto('pro_skills').values({ pro_id: proId, skill_id: ids.server }).execute();
  if (hasWorkedHere) {
    await addApplication(database, {
      gig_id: ids.completedGig,
      pro_id: proId,
      is_selected: true,
      is_confirmed: true,
    });
  }
  const gigId = await addGig(database, { no_experience_required: takesBeginners });
  return readMatch(database, { gigId, proId, now: clock.now() });
}

const perfect: MatchParts = {
  skill: 30,
  worked_here: 20,
  rating: 15,
  completion: 15,
  availability: 10,
  distance: 10,
};

test('a perfect match scores 100', async () => {
  const parts = await partsWith({});
  expect(parts).toEqual(perfect);
  expect(matchScore(parts)).toBe(100);
});

test.each<[part: keyof MatchParts, facts: Differences, points: number]>([
  ['skill', { hasSkill: false }, 6],
  ['skill', { hasSkill: false, takesBeginners: true }, 14],
  ['worked_here', { hasWorkedHere: false }, 0],
  ['rating', { rating: 4 }, 7.5],
  ['rating', { rating: 4.55 }, 11.6],
  ['rating', { rating: 2 }, 0],
  ['rating', { rating: null }, 7.5],
  ['completion', { completion_percentage: 85 }, 7.5],
  ['completion', { completion_percentage: 40 }, 0],
  ['completion', { completion_percentage: null }, 9],
  ['availability', { days_of_week: ['MONDAY'] }, 3],
  ['availability', { time_blocks: ['AFTERNOON', 'OVERNIGHT'] }, 3],
  ['distance', { city: 'Franklin' }, 6],
  ['distance', { city: 'New York', market_id: 2 }, 0],
])('%s with %j is %d points, and the rest stays', async (part, facts, points) => {
  expect(await partsWith(facts)).toEqual({ ...perfect, [part]: points });
});

test('the worst match has a whole number of points', async () => {
  const worst = await partsWith({
    hasSkill: false,
    hasWorkedHere: false,
    rating: 1,
    completion_percentage: 0,
    days_of_week: [],
    city: 'Boston',
    market_id: 2,
  });
  expect(matchScore(worst)).toBe(9);
});

test.each([
  ['OVERNIGHT', 38],
  ['OVERNIGHT', 44.99],
  ['MORNING', 45],
  ['AFTERNOON', 51],
  ['EVENING', 56],
])('%s is the part of the day %d hours later', async (block, hours) => {
  const proId = await addPro(database, {
    days_of_week: ['TUESDAY', 'WEDNESDAY'],
    time_blocks: [block],
  });
  const gigId = await addGig(database, {
    start_time: hoursFromStart(hours),
    end_time: hoursFromStart(hours + 8),
  });
  expect(await readMatch(database, { gigId, proId, now: clock.now() })).toMatchObject({ availability: 10 });
});
