import { beforeEach, expect, test } from 'vitest';
import { addInterview, code } from '../../testing/candidates.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = `/hire/interviews/${code}/`;

beforeEach(async () => {
  await reset();
  await addInterview(database);
});

test('200: shows place, time and position without a session', async () => {
  const { status, body } = await call('GET', path);

  expect(status).toBe(200);
  expect(body).toEqual({
    id: 1,
    status: 'INVITED',
    job_posting_name: 'Line cook, evenings',
    wage: 25,
    start_time: '2026-03-03T15:00:00.000Z',
    end_time: '2026-03-03T16:00:00.000Z',
    channel_url: null,
    instructions: 'Bring your knives.',
    location: {
      id: ids.harborHouse,
      name: 'Harbor House',
      street_address: expect.any(String),
      city: 'Nashville',
      state_code: 'TN',
      zip_code: expect.any(String),
      image_public_id: null,
      timezone: 'America/Chicago',
    },
    candidate: { first_name: 'Nia' },
    interview_contact: { fullname: 'Dana Whitlock', phone_number: '+16155550142' },
  });
});

test("200: does not reveal the candidate's addresses", async () => {
  const { body } = await call('GET', path);

  expect(JSON.stringify(body)).not.toMatch(/Brooks|nia@example|5550177/);
});

test.each(['c0pp-erf1-nch7', 'COPPERFINCH7', ' c0pp%20erfl%20nch7'])(
  '200: accepts the code %s',
  async (typed) => {
    expect((await call('GET', `/hire/interviews/${typed}/`)).status).toBe(200);
  },
);

test('400: rejects query parameters', async () => {
  expect((await call('GET', `${path}?as=staffer`)).error).toMatchObject({ target: 'as' });
});

test.each(['C0PPERF1NCH8', 'short', 'UUUUUUUUUUUU', "'%20or%201=1"])(
  '404: rejects the code %s',
  async (wrong) => {
    expect((await call('GET', `/hire/interviews/${wrong}/`)).status).toBe(404);
  },
);

test('429: rejects even a valid code for 15 minutes after ten wrong ones', async () => {
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await call('GET', `/hire/interviews/00000000000${tried}/`)).status).toBe(404);
  }
  const refused = await call('GET', path);
  clock.advance(15);
  const later = await call('GET', path);

  expect(refused).toMatchObject({ status: 429, error: { code: 'throttled' } });
  expect(refused.headers['retry-after']).toBe('900');
  expect(later.status).toBe(200);
});

test('200: does not count wrong codes from other IP addresses', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let tried = 0; tried < 10; tried += 1)
    await call('GET', `/hire/interviews/00000000000${tried}/`, { headers });

  expect((await call('GET', path, { headers })).status).toBe(429);
  expect((await call('GET', path)).status).toBe(200);
});
