import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { checkInOf } from '../../testing/checkInOf.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;
const unknown = '00000000-0000-4000-8000-000000000000';

let gig: BusyGig;
let proof: Awaited<ReturnType<typeof checkInOf>>;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  proof = await checkInOf(stack, gig);
});

const checkInQuery = graphql(`
  query ($token: String!) {
    gigCheckIn(token: $token) {
      window
      opensAt
      startTime
      endTime
      timeZone
      skillName
      locationName
      locationImage {
        isPlaceholder
      }
      isCodeRequired
    }
  }
`);

const look = (token = proof.token) => run(checkInQuery, { variables: { token } });
const minutesFrom = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

const checkInMutation = graphql(`
  mutation ($token: String!, $phone: String!, $code: String, $position: CheckInPositionInput) {
    checkIn(input: { token: $token, phoneNumber: $phone, code: $code, position: $position }) {
      arrival {
        firstName
        checkedInAt
        wasIn
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type Change = Partial<VariablesOf<typeof checkInMutation>>;

async function arrive(change: Change = {}) {
  const { token, phoneNumber: phone, code } = proof;
  const { data, errors, calls } = await run(checkInMutation, {
    variables: { token, phone, code, ...change },
  });
  expect(errors).toBeUndefined();
  return { ...present(data?.checkIn), calls: calls.map(({ endpoint }) => endpoint) };
}

const renew = (gigId = gig.id) =>
  mutate(
    stack,
    graphql(`
      mutation ($input: RenewCheckInInput!) {
        renewCheckIn(input: $input) {
          gig {
            checkinCode
            checkinToken
          }
          errors {
            code
            path
          }
        }
      }
    `),
    { as: 'onsite', input: { gigId } },
  );

describe('the link of a gig', () => {
  test('the link of a gig says where and when, to a signed-out caller in one call', async () => {
    const { data, errors, calls } = await look();

    expect(errors).toBeUndefined();
    expect(data?.gigCheckIn).toEqual({
      window: 'OPEN',
      opensAt: minutesFrom(proof.start, -15).toISOString(),
      startTime: proof.start.toISOString(),
      endTime: proof.end.toISOString(),
      timeZone: 'America/New_York',
      skillName: expect.any(String),
      locationName: 'The Copper Finch',
      locationImage: { isPlaceholder: expect.any(Boolean) },
      isCodeRequired: true,
    });
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getCheckIn']);
  });

  test('the link of a gig is early before it, over after it, and cancelled with it', async () => {
    const { clock, database } = stack.upstream;
    clock.set(minutesFrom(proof.start, -16));
    expect((await look()).data?.gigCheckIn?.window).toBe('EARLY');
    clock.set(proof.end);
    expect((await look()).data?.gigCheckIn?.window).toBe('OVER');
    await database
      .updateTable('gigs')
      .set({ status: 'CANCELLED' })
      .where('id', '=', gig.databaseId)
      .execute();
    expect((await look()).data?.gigCheckIn?.window).toBe('CANCELLED');
  });

  test.each([
    [unknown, 1],
    ['nonsense', 0],
  ])('%s is no link of a gig, with %i calls', async (token, count) => {
    const { data, errors, calls } = await look(token);

    expect(data?.gigCheckIn).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(calls).toHaveLength(count);
  });

  test('a link of a gig that was replaced is a conflict', async () => {
    await renew();

    expect((await look()).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });
});

describe('checkIn', () => {
  test('checkIn clocks the pro in, once, and the roster shows how', async () => {
    const checkedInAt = proof.start.toISOString();
    const { firstName } = proof;
    expect(await arrive()).toEqual({
      arrival: { firstName, checkedInAt, wasIn: false },
      errors: [],
      calls: ['checkIn'],
    });
    stack.upstream.clock.set(minutesFrom(proof.start, 20));
    expect(await arrive()).toMatchObject({ arrival: { checkedInAt, wasIn: true }, errors: [] });

    const { data } = await run(
      graphql(`
        query ($gig: DatabaseId!) {
          gig(databaseId: $gig) {
            roster {
              attendance {
                state
              }
              timePunches {
                type
                time
                isCheckIn
                recordedByName
              }
            }
          }
        }
      `),
      { as: 'onsite', variables: { gig: gig.databaseId } },
    );
    expect(data?.gig?.roster).toContainEqual({
      attendance: { state: 'IN' },
      timePunches: [{ type: 'CLOCK_IN', time: checkedInAt, isCheckIn: true, recordedByName: null }],
    });
  });

  test('checkIn records where the pro says that they are', async () => {
    const position = { coordinates: { longitude: 0, latitude: 10 }, precision: 'FINE' } as const;
    expect(
      await arrive({ position: { ...position, coordinates: { longitude: 0, latitude: 91 } } }),
    ).toMatchObject({
      errors: [{ code: 'INVALID', path: ['position', 'coordinates', 'latitude'] }],
    });
    expect(await arrive({ position })).toMatchObject({ errors: [] });
    const log = await stack.upstream.database
      .selectFrom('geo_logs')
      .select(['longitude', 'latitude', 'punch_type', 'review_reasons'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(log).toEqual({
      longitude: 0,
      latitude: 10,
      punch_type: 'CLOCK_IN',
      review_reasons: ['PUNCH_OUTSIDE'],
    });
  });

  test('checkIn needs no code where the location does not require one', async () => {
    await stack.upstream.database
      .updateTable('locations')
      .set({ is_checkin_required: false })
      .where('id', '=', 1)
      .execute();
    expect((await look()).data?.gigCheckIn?.isCodeRequired).toBe(false);
    expect(await arrive({ code: null })).toMatchObject({ errors: [] });
  });

  test.each([
    [{ code: '48x1' }, 'INVALID', ['code'], 0],
    [{ code: null }, 'INVALID', ['code'], 1],
    [{ phone: '' }, 'REQUIRED', ['phoneNumber'], 0],
    [{ phone: '911' }, 'INVALID', ['phoneNumber'], 0],
    [{ phone: '(615) 555-0199' }, 'INVALID', ['phoneNumber'], 1],
    [{ token: 'nonsense' }, 'INVALID', ['token'], 0],
    [{ token: unknown }, 'NOT_FOUND', ['token'], 1],
  ])('checkIn refuses %j at its field', async (change, code, path, count) => {
    const refused = await arrive(change);

    expect(refused).toMatchObject({ arrival: null, errors: [{ code, path }] });
    expect(refused.calls).toHaveLength(count);
  });

  test('checkIn refuses another time, and a code that was replaced', async () => {
    stack.upstream.clock.set(minutesFrom(proof.start, -16));
    expect(await arrive()).toMatchObject({ errors: [{ code: 'INVALID_TRANSITION', path: [] }] });
    await renew();
    expect(await arrive()).toMatchObject({ errors: [{ code: 'EXPIRED', path: [] }] });
  });

  test('checking in is limited after too many wrong codes', async () => {
    const wrong = proof.code === '0000' ? '0001' : '0000';
    for (let tried = 0; tried < 30; tried += 1) await arrive({ code: wrong });

    expect(await arrive()).toMatchObject({ errors: [{ code: 'RATE_LIMITED' }] });
    expect((await look()).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });
});

describe('renewCheckIn', () => {
  test('renewCheckIn gives a new code and link', async () => {
    const { gig: renewed, errors } = await renew();

    expect(errors).toEqual([]);
    expect(renewed?.checkinCode).toMatch(/^\d{4}$/);
    expect([renewed?.checkinCode, renewed?.checkinToken]).not.toContain(proof.code);
    expect(renewed?.checkinToken).not.toBe(proof.token);
  });

  test('renewCheckIn refuses an unknown gig at its id', async () => {
    expect(await renew(globalId('Gig', 999999))).toEqual({
      gig: null,
      errors: [{ code: 'NOT_FOUND', path: ['gigId'] }],
    });
  });
});
