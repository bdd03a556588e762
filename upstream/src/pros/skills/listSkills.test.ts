import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test('200: by default the positions stand by name', async () => {
  const { status, body } = await call<{ name: string }[]>('GET', '/skills/', { as: 'onsite' });

  expect(status).toBe(200);
  expect(body.map(({ name }) => name)).toEqual(['Line Cook', 'Server']);
});

test('200: the popular ones can come first, with what a gig of each starts from', async () => {
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

test('400: an order that is not known is refused by name', async () => {
  const { status, error } = await call('GET', '/skills/?query=ordered_by_wage', { as: 'member' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: 'query' });
});

test('401: the positions are for who is signed in', async () => {
  expect((await call('GET', '/skills/')).status).toBe(401);
});
