import { beforeEach, describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;
const code = 'COPP-ERFI-NCH7';

beforeEach(stack.reset);

const invitation = graphql(`
  query ($code: String!) {
    interviewInvitation(code: $code) {
      standing
      jobName
      candidateFirstName
      startTime
      endTime
      timeZone
      pay {
        amountCents
      }
      channelUrl
      instructions
      contact {
        fullName
        phoneNumber
      }
      locationName
      locationImage {
        isPlaceholder
      }
      address {
        line1
        city
        stateCode
        postalCode
      }
    }
  }
`);

// The alias gives both operations the same type.
const answers = {
  acceptInterview: graphql(`
    mutation ($code: String!) {
      payload: acceptInterview(input: { code: $code }) {
        invitation {
          standing
        }
        errors {
          code
          message
          path
        }
      }
    }
  `),
  declineInterview: graphql(`
    mutation ($code: String!) {
      payload: declineInterview(input: { code: $code }) {
        invitation {
          standing
        }
        errors {
          code
          message
          path
        }
      }
    }
  `),
};

async function answer(field: keyof typeof answers, given = code) {
  const { data, errors, calls } = await run(answers[field], { variables: { code: given } });
  expect(errors).toBeUndefined();
  return { ...data?.payload, calls };
}

describe('the code of an interview', () => {
  test('the code of an interview returns it to a signed-out caller in one call', async () => {
    const { data, errors, calls } = await run(invitation, { variables: { code } });

    expect(errors).toBeUndefined();
    expect(data?.interviewInvitation).toEqual({
      standing: 'OPEN',
      jobName: 'Line cook, evenings',
      candidateFirstName: 'Nia',
      startTime: '2026-03-05T23:00:00.000Z',
      endTime: '2026-03-06T00:00:00.000Z',
      timeZone: 'America/Los_Angeles',
      pay: { amountCents: 2500 },
      channelUrl: null,
      instructions: expect.stringContaining('Renata'),
      contact: { fullName: 'Renata Ochoa', phoneNumber: '+12135550131' },
      locationName: 'Saltbox Kitchen & Bar',
      locationImage: { isPlaceholder: false },
      address: {
        line1: '2917 Sunset Boulevard',
        city: 'Los Angeles',
        stateCode: 'CA',
        postalCode: '90026',
      },
    });
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getInterview']);
  });

  test('the code of an interview returns null for the pay of an unpaid one', async () => {
    const { data } = await run(invitation, { variables: { code: 'SALTBOXVIDEO' } });

    expect(data?.interviewInvitation).toMatchObject({
      standing: 'ACCEPTED',
      pay: null,
      channelUrl: 'https://meet.example/saltbox-host',
    });
  });

  test.each([
    ['0000-0000-0000', 1],
    ['nonsense', 0],
  ])('%s is no code of an interview, with %i calls', async (wrong, count) => {
    const { data, errors, calls } = await run(invitation, { variables: { code: wrong } });

    expect(data?.interviewInvitation).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(calls).toHaveLength(count);
  });

  test('the code of an interview is rate limited after too many wrong ones', async () => {
    for (let tried = 0; tried < 10; tried += 1) {
      await run(invitation, { variables: { code: `00000000000${tried}` } });
    }
    const { errors } = await run(invitation, { variables: { code } });

    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 900 } }]);
  });
});

describe.each([
  ['acceptInterview', 'ACCEPTED', 'declineInterview'],
  ['declineInterview', 'DECLINED', 'acceptInterview'],
] as const)('%s', (field, standing, opposite) => {
  test('a response to an interview is saved, and a repeated one is accepted', async () => {
    expect(await answer(field)).toMatchObject({ invitation: { standing }, errors: [] });
    expect(await answer(field)).toMatchObject({ invitation: { standing }, errors: [] });
  });

  test('a response to an interview is rejected after the opposite one', async () => {
    await answer(opposite);

    expect(await answer(field)).toMatchObject({ invitation: null, errors: [{ code: 'INVALID_TRANSITION' }] });
  });

  test('a response is rejected once the interview has started', async () => {
    stack.upstream.clock.set('2026-03-05T23:00:00Z');

    expect(await answer(field)).toMatchObject({ invitation: null, errors: [{ code: 'EXPIRED' }] });
  });

  test.each([
    ['', 'REQUIRED', 0],
    ['COPP', 'INVALID', 0],
    ['0000-0000-0000', 'NOT_FOUND', 1],
  ])('a response with the code %j is rejected at its field', async (wrong, errorCode, count) => {
    const refused = await answer(field, wrong);

    expect(refused).toMatchObject({ invitation: null, errors: [{ code: errorCode, path: ['code'] }] });
    expect(refused.calls).toHaveLength(count);
  });
});
