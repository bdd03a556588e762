import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

type Body = { results: { gig_id: number; count: number; results: ApplicationResponse[] }[] };

const list = (query: string, as?: Person) =>
  call<Body>('GET', `/staffer/gig-applications/by-gig/?${query}`, as && { as });
const rows = ({ results }: Body) =>
  results.map((gig) => [gig.gig_id, gig.count, gig.results.map(({ id }) => id)]);

test('200: returns the first page of each gig, best match first, in the order of the gigs', async () => {
  const vine = await addApplication(database, { gig_id: ids.vineGig, pro_id: 4 });

  const { status, body } = await list(
    `gig_id=${ids.vineGig},${ids.postedGig},${ids.cancelledGig}&page_size=2`,
    'owner',
  );

  expect(status).toBe(200);
  expect(rows(body)).toEqual([
    [ids.vineGig, 1, [vine]],
    [ids.postedGig, 3, [1, 2]],
    [ids.cancelledGig, 0, []],
  ]);
  expect(body.results[1]?.results[0]).toMatchObject({
    gigster: { display_name: 'Avery B.' },
    match_score: 90,
  });
});

test('200: supports the filters and orders of the list of one gig', async () => {
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });

  const open = await list(`gig_id=${ids.postedGig}&is_selected=false&ordering=match_score`, 'member');
  const selected = await list(`gig_id=${ids.postedGig}&is_selected=true`, 'member');

  expect(rows(open.body)).toEqual([[ids.postedGig, 2, [3, 2]]]);
  expect(rows(selected.body)).toEqual([[ids.postedGig, 1, [1]]]);
});

test('200: includes conflicts on request', async () => {
  const gig_id = await addGig(database, { location_id: ids.vineStreet });
  await addApplication(database, { gig_id, pro_id: 1, is_selected: true });

  const { body } = await list(`gig_id=${ids.postedGig}&include=conflicts`, 'member');
  const without = await list(`gig_id=${ids.postedGig}`, 'member');

  expect(body.results[0]?.results.map(({ conflicts }) => conflicts?.map(({ kind }) => kind))).toEqual([
    ['OVERLAP'],
    [],
    [],
  ]);
  expect(without.body.results[0]?.results[0]).not.toHaveProperty('conflicts');
});

test('200: omits gigs that are not visible to the caller', async () => {
  expect(rows((await list(`gig_id=${ids.summitGig},${ids.postedGig},999999`, 'member')).body)).toEqual([
    [ids.postedGig, 3, [1, 2, 3]],
  ]);
  expect((await list(`gig_id=${ids.postedGig}`, 'rival')).body.results).toEqual([]);
});

test.each([
  ['', 'gig_id'],
  ['gig_id=x', 'gig_id'],
  [`gig_id=${Array.from({ length: 21 }, (_, index) => index + 1).join()}`, 'gig_id'],
  ['gig_id=1&page_size=101', 'page_size'],
  ['gig_id=1,2,4&page_size=100', 'page_size'],
  ['gig_id=1&ordering=luck', 'ordering'],
  ['gig_id=1&stage=open', 'stage'],
  ['gig_id=1&include=pay', 'include'],
])('400: rejects %.30s', async (query, target) => {
  const { status, error } = await list(query, 'member');

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: expect.stringContaining(target) });
});

test('401 without a session; 403 without any role', async () => {
  expect((await list('gig_id=1')).status).toBe(401);
  expect((await list('gig_id=1', 'gigster')).status).toBe(403);
});
