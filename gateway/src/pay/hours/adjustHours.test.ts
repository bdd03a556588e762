import { beforeEach, describe, expect, test } from 'vitest';
import type { BusyGig } from '../../testing/busiestGig.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;
let end: Date;

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
  end = new Date(stack.upstream.clock.now().getTime() - 3_600_000);
});

const adjustMutation = graphql(`
  mutation ($input: AdjustHoursInput!) {
    adjustHours(input: $input) {
      errors {
        code
        path
        message
      }
      application {
        workingHours {
          endTime
          isAdjusted
          reason
        }
        shiftBreaks {
          databaseId
          seconds
        }
        breakCheck {
          status
        }
      }
      gig {
        pay {
          flags
        }
      }
    }
  }
`);

const hoursBefore = (hours: number) => new Date(end.getTime() - hours * 3_600_000).toISOString();

const adjust = (change: Partial<VariablesOf<typeof adjustMutation>['input']> = {}) =>
  mutate(stack, adjustMutation, {
    as: 'member',
    input: {
      applicationId: present(gig.applicants[0]).id,
      startTime: hoursBefore(6),
      endTime: hoursBefore(1),
      reason: 'Left early',
      ...change,
    },
  });

test('adjustHours sets the hours with a reason and returns the pay of the gig', async () => {
  const { errors, application, gig: changed } = await adjust();

  expect(errors).toEqual([]);
  expect(application?.workingHours).toMatchObject({ isAdjusted: true, reason: 'Left early' });
  expect(present(changed?.pay).flatMap(({ flags }) => flags)).toContain('ADJUSTED');
});

test.each([
  [() => ({ endTime: hoursBefore(6) }), ['endTime'], 'The end must be after the start.'],
  [() => ({ startTime: hoursBefore(17.5) }), ['endTime'], 'At most 16 hours can be paid.'],
  [() => ({ reason: ' ' }), ['reason'], 'This field is required'],
])('adjustHours refuses bad hours at their field', async (change, path, message) => {
  const { errors, application } = await adjust(change());

  expect(errors).toEqual([expect.objectContaining({ path, message })]);
  expect(application).toBeNull();
});

const lunch = (hours = 4) => ({ startTime: hoursBefore(hours), endTime: hoursBefore(hours - 0.5) });

test('adjustHours adds, changes and deletes breaks, which leaves the others of the list', async () => {
  const first = await adjust({ breaks: [lunch(5), lunch(3)] });
  expect(first).toMatchObject({
    errors: [],
    application: { shiftBreaks: [{ seconds: 1800 }, { seconds: 1800 }] },
  });
  const { databaseId } = present(first.application?.shiftBreaks[0]);

  const { errors, application } = await adjust({
    breaks: [{ databaseId, startTime: hoursBefore(5), endTime: hoursBefore(4) }],
  });

  expect(errors).toEqual([]);
  expect(application?.shiftBreaks).toEqual([{ databaseId, seconds: 3600 }]);
  expect((await adjust()).application?.shiftBreaks).toEqual([{ databaseId, seconds: 3600 }]);
});

test.each([
  [
    () => [{ ...lunch(), endTime: hoursBefore(4) }],
    ['breaks', '0', 'endTime'],
    'The break must end after its start.',
  ],
  [() => [lunch(), lunch(1.25)], ['breaks', '1', 'endTime'], 'The break must be within the hours.'],
  [() => [lunch(), lunch()], ['breaks', '1', 'startTime'], 'Breaks cannot overlap.'],
  [() => [{ ...lunch(), databaseId: 99_999 }], ['breaks', '0', 'databaseId'], 'This break does not exist.'],
])('adjustHours refuses a break that is not possible at its field', async (breaks, path, message) => {
  const { errors, application } = await adjust({ breaks: breaks() });

  expect(errors).toEqual([expect.objectContaining({ path, message })]);
  expect(application).toBeNull();
});

test('adjustHours refuses to change hours that are paid', async () => {
  await stack.upstream.database
    .updateTable('gig_applications')
    .set({ business_payment_status: 'AVAILABLE' })
    .where('id', '=', present(gig.applicants[0]).databaseId)
    .execute();

  expect((await adjust()).errors).toMatchObject([
    { code: 'INVALID_TRANSITION', message: expect.stringContaining('is paid') },
  ]);
});

const duePay = async () => {
  const { data } = await stack.run(
    graphql(`
      query ($gig: DatabaseId!) {
        gig(databaseId: $gig) {
          pay {
            application {
              id
            }
            total {
              amountCents
            }
          }
        }
      }
    `),
    { as: 'member', variables: { gig: gig.databaseId } },
  );
  const pay = present(data?.gig?.pay);
  return pay.find(({ application }) => application.id === gig.applicants[0]?.id)?.total;
};

describe('the change of the cost', () => {
  const costMutation = graphql(`
    mutation ($input: AdjustHoursInput!) {
      adjustHours(input: $input) {
        costChange {
          before {
            amountCents
          }
          after {
            amountCents
          }
        }
      }
    }
  `);
  const costOf = (change: { validateOnly?: boolean } = {}) => {
    const applicationId = present(gig.applicants[0]).id;
    const hours = { startTime: hoursBefore(6), endTime: hoursBefore(1), reason: 'Left early' };
    return mutate(stack, costMutation, { as: 'member', input: { applicationId, ...hours, ...change } });
  };

  test('the change of the cost is from what was due to what is due then, and known before it is made', async () => {
    const before = await duePay();
    const validated = await costOf({ validateOnly: true });
    expect(await duePay()).toEqual(before);
    const { costChange } = await costOf();

    expect(costChange).toEqual({ before, after: await duePay() });
    expect(costChange?.after.amountCents).toBeLessThan(costChange?.before.amountCents ?? 0);
    expect(validated.costChange).toEqual(costChange);
  });
});
