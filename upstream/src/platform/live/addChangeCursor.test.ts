import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { listenForChanges } from './changeSignals.ts';

const { listen } = await testDatabase();
const changeSignals = await listenForChanges(listen);
const { call, ids, reset } = await startTestServer({}, { changeSignals });
const { call: callWithoutSignals } = await startTestServer();
const [first, second] = ids.openApplications;
const gig = `/staffer/gigs/${ids.postedGig}/`;

beforeEach(reset);

const select = (id: number) => call('POST', `/staffer/gig-applications/${id}/select/`, { as: 'manager' });
const cursorOf = async () => (await call('GET', gig, { as: 'member' })).headers['x-change-cursor'];

test('a response to a GET request has the cursor from which the changes after it are read', async () => {
  await select(first);
  await expect.poll(cursorOf).toBe('1');
  await select(second);
  const changes = `/staffer/changes/?gig_id=${ids.postedGig}&cursor=1`;
  const { body } = await call<{ results: unknown[] }>('GET', changes, { as: 'member' });
  expect(body.results).toEqual([expect.objectContaining({ cursor: '2', id: second })]);
  await expect.poll(cursorOf).toBe('2');
});

test('responses to writes, and those of a database without notifications, have no cursor', async () => {
  expect((await select(first)).headers).not.toHaveProperty('x-change-cursor');
  const { headers } = await callWithoutSignals('GET', gig, { as: 'member' });
  expect(headers).not.toHaveProperty('x-change-cursor');
});
