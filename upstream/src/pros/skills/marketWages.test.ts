import { beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

beforeAll(async () => {
  await database
    .insertInto('skill_market_wages')
    .values({
      skill_id: ids.server,
      market_id: 2,
      default_wage_amount: 27,
      recommended_wage_amount: 29,
      average_wage_amount: 28,
      recommended_wage_amount_boosted: 34,
      minimum_wage_amount: 18,
    })
    .execute();
});

const wages = { server: [27, 18], lineCook: [20, 15] };

test.each([
  ['market_id=2', 'rival', [wages.lineCook, wages.server]],
  [`location_id=${ids.summitHotel}`, 'rival', [wages.lineCook, wages.server]],
  ['market_id=1', 'rival', [wages.lineCook, [20, 15]]],
  ['license=hire', 'owner', [wages.lineCook, [20, 15]]],
] as const)('200: with %s a market has its own wages, or the national ones', async (query, as, expected) => {
  const { body } = await call<{ default_wage_amount: number; minimum_wage_amount: number }[]>(
    'GET',
    `/skills/?${query}`,
    { as },
  );

  expect(body.map((skill) => [skill.default_wage_amount, skill.minimum_wage_amount])).toEqual(expected);
});

test('404: the market of a location that is not visible to the caller', async () => {
  expect((await call('GET', `/skills/?location_id=${ids.summitHotel}`, { as: 'owner' })).status).toBe(404);
});
