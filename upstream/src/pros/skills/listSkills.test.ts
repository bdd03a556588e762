import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test('200: sorts positions by name by default', async () => {
  const { status, body } = await call<{ name: string }[]>('GET', '/skills/', { as: 'onsite' });

  expect(status).toBe(200);
  expect(body.map(({ name }) => name)).toEqual(['Line Cook', 'Server']);
});

test('200: sorts by popularity, with the defaults of a new gig', async () => {
  const { body } = await call<unknown[]>('GET', '/skills/?query=ordered_by_popularity', { as: 'member' });

  expect(body).toMatchObject([
    { name: 'Line Cook' },
    {
      name: 'Server',
      competencies: [{ name: 'Fine dining' }],
      skill_group: 'FRONT_OF_HOUSE',
      default_description: 'Serve a section of six tables.',
      default_no_experience_required: false,
      default_wage_amount: 20,
      recommended_wage_amount: 22,
      average_wage_amount: 21.5,
      recommended_wage_amount_boosted: 25,
      minimum_wage_amount: 15,
    },
  ]);
});

test('400: an unknown order', async () => {
  const { status, error } = await call('GET', '/skills/?query=ordered_by_wage', { as: 'member' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: 'query' });
});

test('401: without a session', async () => {
  expect((await call('GET', '/skills/')).status).toBe(401);
});
