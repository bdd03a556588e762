import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;
let start: Date;
let applicationId: string;
let punchDatabaseId: number;
let breakDatabaseId: number;

const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

// A pro clocked in at the start, and took a break of ten minutes. It is two hours after the start.
beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  const pro = present(gig.applicants[0]);
  applicationId = pro.id;
  await confirmInDatabase(stack, [pro]);
  const { database, clock } = stack.upstream;
  ({ start_time: start } = await database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow());
  clock.set(new Date(later(120)));
  ({ id: punchDatabaseId } = await database
    .insertInto('time_punches')
    .values({ application_id: pro.databaseId, time: start, punch_type: 'CLOCK_IN' })
    .returning('id')
    .executeTakeFirstOrThrow());
  ({ id: breakDatabaseId } = await database
    .insertInto('shift_breaks')
    .values({ application_id: pro.databaseId, start_time: later(60), end_time: later(70) })
    .returning('id')
    .executeTakeFirstOrThrow());
});

const changePunch = graphql(`
  mutation ($input: ChangePunchInput!) {
    changePunch(input: $input) {
      application {
        attendance {
          state
          since
        }
        timePunches {
          databaseId
          time
          note
          recordedByName
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const changeBreak = graphql(`
  mutation ($input: ChangeBreakInput!) {
    changeBreak(input: $input) {
      application {
        shiftBreaks {
          databaseId
          startTime
          endTime
          note
          recordedByName
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const movePunch = (
  input: Partial<VariablesOf<typeof changePunch>['input']>,
  as: 'onsite' | 'member' | 'owner' = 'member',
) => mutate(stack, changePunch, { as, input: { applicationId, punchDatabaseId, time: later(5), ...input } });
const moveBreak = (input: Partial<VariablesOf<typeof changeBreak>['input']>) =>
  mutate(stack, changeBreak, { as: 'member', input: { applicationId, breakDatabaseId, ...input } });
const tokenOfRival = () => stack.upstream.tokenOf('owner@halyard.example');

describe('changes that rely on what someone has seen', () => {
  const refused = [
    { code: 'INVALID_TRANSITION', message: expect.stringMatching(/^Another manager changed/), path: [] },
  ];

  test('a change that relies on what someone has seen is refused once the punch has another time', async () => {
    expect(await movePunch({ expectedTime: later(3) })).toEqual({ application: null, errors: refused });
  });

  test('a change that relies on what someone has seen is refused once the break has another start or end', async () => {
    const change = { endTime: later(75) };
    expect(await moveBreak({ ...change, expectedEndTime: later(71) })).toMatchObject({ errors: refused });
    expect(await moveBreak({ ...change, expectedStartTime: later(61) })).toMatchObject({ errors: refused });
    const seen = { expectedStartTime: later(60), expectedEndTime: later(70) };
    expect(await moveBreak({ ...change, ...seen })).toMatchObject({ errors: [] });
  });
});

describe('changePunch', () => {
  test('changePunch gives a punch another time, with a note and the name of the manager', async () => {
    expect(await movePunch({ note: ' Was late ' })).toEqual({
      application: {
        attendance: { state: 'IN', since: later(5) },
        timePunches: [
          {
            databaseId: punchDatabaseId,
            time: later(5),
            note: 'Was late',
            recordedByName: expect.stringMatching(/\w/),
          },
        ],
      },
      errors: [],
    });
    const kept = await movePunch({ time: later(6) });
    expect(kept.application?.timePunches).toMatchObject([{ time: later(6), note: 'Was late' }]);
    const removed = await movePunch({ note: null });
    expect(removed.application?.timePunches).toMatchObject([{ time: later(5), note: null }]);
  });

  test.each([
    [-16, 'Pros can clock in from 15 minutes before the start.'],
    [61, 'The break must start while the pro is at work.'],
    [122, 'This time is in the future.'],
  ])('changePunch refuses a time at %i minutes at its field', async (minutes, message) => {
    expect(await movePunch({ time: later(minutes) })).toEqual({
      application: null,
      errors: [{ code: 'INVALID', message, path: ['time'] }],
    });
  });

  test.each([
    [{ note: 'x'.repeat(301) }, 'INVALID', ['note']],
    [{ punchDatabaseId: 0 }, 'INVALID', ['punchDatabaseId']],
    [{ applicationId: globalId('Gig', 1) }, 'INVALID', ['applicationId']],
    [{ punchDatabaseId: 999_999 }, 'NOT_FOUND', ['punchDatabaseId']],
  ])('changePunch refuses %j', async (input, code, path) => {
    expect(await movePunch(input)).toMatchObject({ application: null, errors: [{ code, path }] });
  });

  test('changePunch is for managers of the location only', async () => {
    expect(await movePunch({}, 'owner')).toMatchObject({ errors: [] });
    const { data } = await stack.run(changePunch, {
      token: await tokenOfRival(),
      variables: { input: { applicationId, punchDatabaseId, time: later(6) } },
    });
    expect(data?.changePunch).toMatchObject({ application: null, errors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('an onsite manager', () => {
  const recorded = graphql(`
    query ($id: ID!) {
      node(id: $id) {
        ... on GigApplication {
          gig {
            viewerCanAdjustHours
          }
          timePunches {
            isRecordedByViewer
          }
        }
      }
    }
  `);
  const seenBy = async (as: 'onsite' | 'member') =>
    (await stack.run(recorded, { as, variables: { id: applicationId } })).data?.node;

  test('an onsite manager corrects what they recorded themselves, and nothing else', async () => {
    expect(await movePunch({}, 'onsite')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['applicationId'] }],
    });
    expect(await seenBy('onsite')).toEqual({
      gig: { viewerCanAdjustHours: false },
      timePunches: [{ isRecordedByViewer: false }],
    });
    const { id } = await stack.upstream.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'onsite@brigade.example')
      .executeTakeFirstOrThrow();
    await stack.upstream.database.updateTable('time_punches').set({ recorded_by_user_id: id }).execute();

    expect(await seenBy('onsite')).toMatchObject({ timePunches: [{ isRecordedByViewer: true }] });
    expect(await seenBy('member')).toEqual({
      gig: { viewerCanAdjustHours: true },
      timePunches: [{ isRecordedByViewer: false }],
    });
    expect(await movePunch({}, 'onsite')).toMatchObject({ errors: [] });
  });
});

describe('changeBreak', () => {
  test('changeBreak gives a break other times, and leaves those that are omitted', async () => {
    const changed = await moveBreak({ startTime: later(50), endTime: later(80), note: 'Lunch' });
    expect(changed).toEqual({
      application: {
        shiftBreaks: [
          {
            databaseId: breakDatabaseId,
            startTime: later(50),
            endTime: later(80),
            note: 'Lunch',
            recordedByName: expect.stringMatching(/\w/),
          },
        ],
      },
      errors: [],
    });
    const ended = await moveBreak({ endTime: later(75) });
    expect(ended.application?.shiftBreaks).toMatchObject([
      { startTime: later(50), endTime: later(75), note: 'Lunch' },
    ]);
  });

  test.each([
    [{ startTime: -1 }, 'The break must start while the pro is at work.', 'startTime'],
    [{ endTime: 60 }, 'The break must end after its start.', 'endTime'],
    [{ endTime: 122 }, 'This time is in the future.', 'endTime'],
  ])(
    'changeBreak refuses %j at its field',
    async (minutes: { startTime?: number; endTime?: number }, message, field) => {
      const { startTime, endTime } = minutes;
      const input = {
        ...(startTime !== undefined && { startTime: later(startTime) }),
        ...(endTime !== undefined && { endTime: later(endTime) }),
      };
      expect(await moveBreak(input)).toEqual({
        application: null,
        errors: [{ code: 'INVALID', message, path: [field] }],
      });
    },
  );

  test('changeBreak refuses work that is paid, as its deletion is refused', async () => {
    await stack.upstream.database
      .updateTable('gig_applications')
      .set({ pro_payment_id: 1, pro_payment_status: 'SUBMITTED' })
      .where('id', '=', present(gig.applicants[0]).databaseId)
      .execute();
    expect(await moveBreak({ endTime: later(75) })).toMatchObject({
      errors: [
        {
          code: 'INVALID_TRANSITION',
          message: 'This work is paid: its punches can no longer change.',
        },
      ],
    });
  });

  test.each([
    [{ note: 'x'.repeat(301) }, 'INVALID', ['note']],
    [{ breakDatabaseId: 0 }, 'INVALID', ['breakDatabaseId']],
    [{ breakDatabaseId: 999_999 }, 'NOT_FOUND', ['breakDatabaseId']],
  ])('changeBreak refuses %j', async (input, code, path) => {
    expect(await moveBreak(input)).toMatchObject({ application: null, errors: [{ code, path }] });
  });

  test('changeBreak is for managers of the location only', async () => {
    const { data } = await stack.run(changeBreak, {
      token: await tokenOfRival(),
      variables: { input: { applicationId, breakDatabaseId, endTime: later(75) } },
    });
    expect(data?.changeBreak).toMatchObject({ application: null, errors: [{ code: 'NOT_FOUND' }] });
  });
});
