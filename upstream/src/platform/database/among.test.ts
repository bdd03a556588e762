import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { among } from './among.ts';

const { database, ids } = await startTestServer();

const gigsOf = (gigIds: readonly number[]) =>
  database.selectFrom('gigs').select('id').where(among('id', gigIds));

test('finds the rows with these values, and none without values', async () => {
  const found = await gigsOf([ids.vineGig, ids.summitGig, ids.vineGig]).execute();

  expect(found).toHaveLength(2);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set([ids.vineGig, ids.summitGig]));
  expect(await gigsOf([]).execute()).toEqual([]);
});

test('a search among values is one statement, however many values there are', () => {
  expect(gigsOf([1]).compile().sql).toBe(gigsOf([1, 2, 3]).compile().sql);
});
