import { expect, onTestFinished, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

await startTestStack();

const line = {
  skillId: globalId('Skill', 1),
  date: '2026-03-12',
  startTime: '17:00',
  endTime: '23:00',
  places: 2,
  wageCents: 2450,
};
const overnight = { ...line, startTime: '20:00', endTime: '04:00' };

/** What the gateway sends for these lines. */
async function posted(lines: (typeof line)[], contactPhone: string | null = null) {
  const { run, received, close } = await startOtherServer({});
  onTestFinished(close);
  const { data } = await run(
    graphql(`
      mutation ($input: PostGigsInput!) {
        postGigs(input: $input) {
          errors {
            code
            path
          }
        }
      }
    `),
    { as: 'member', variables: { input: { locationId: globalId('Location', 1), lines, contactPhone } } },
  );
  return { body: received.find(({ method }) => method === 'POST')?.body, errors: data?.postGigs?.errors };
}

test('a single line is posted as the fields of a gig, with the time zone of its location', async () => {
  const { body, errors } = await posted([line]);

  expect(errors).toEqual([]);
  expect(body).toMatchObject({
    location_id: 1,
    timezone: expect.stringMatching('America/'),
    skill_id: 1,
    start_time: '2026-03-12T17:00:00',
    end_time: '2026-03-12T23:00:00',
    allowed_confirmed_pros: 2,
    wage_amount: 24.5,
  });
  expect(body).not.toHaveProperty('schedule');
});

test('an overnight line ends after its start', async () => {
  const { body } = await posted([line, overnight]);

  expect(body).toMatchObject({
    schedule: [
      { start_time: '2026-03-12T17:00:00', end_time: '2026-03-12T23:00:00' },
      { start_time: '2026-03-12T20:00:00', end_time: '2026-03-13T04:00:00' },
    ],
  });
});

test('a mistake in a single line is reported at that line', async () => {
  const { errors } = await posted([{ ...line, date: '2020-03-12' }]);

  expect(errors).toMatchObject([{ code: 'INVALID', path: ['lines', '0', 'startTime'] }]);
});

test.each(['(615) 555-0123', '615-555-0123 ext. 12', '+1 615 555 0123'])(
  'the phone number %s is posted as +1 and digits',
  async (phone) => {
    const { body, errors } = await posted([line], phone);

    expect(errors).toEqual([]);
    expect(body).toMatchObject({ contact_phone: '+16155550123' });
  },
);
