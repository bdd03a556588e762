import { beforeEach, expect, test } from 'vitest';
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

test('sets the hours with a reason and returns the pay of the gig', async () => {
  const { errors, application, gig: changed } = await adjust();

  expect(errors).toEqual([]);
  expect(application?.workingHours).toMatchObject({ isAdjusted: true, reason: 'Left early' });
  expect(present(changed?.pay).flatMap(({ flags }) => flags)).toContain('ADJUSTED');
});

test.each([
  [() => ({ endTime: hoursBefore(6) }), ['endTime'], 'The end must be after the start.'],
  [() => ({ startTime: hoursBefore(17.5) }), ['endTime'], 'At most 16 hours can be paid.'],
  [() => ({ reason: ' ' }), ['reason'], 'This field is required'],
])('refuses bad hours at their field', async (change, path, message) => {
  const { errors, application } = await adjust(change());

  expect(errors).toEqual([expect.objectContaining({ path, message })]);
  expect(application).toBeNull();
});

test('refuses to change hours that are paid', async () => {
  await stack.upstream.database
    .updateTable('gig_applications')
    .set({ business_payment_status: 'AVAILABLE' })
    .where('id', '=', present(gig.applicants[0]).databaseId)
    .execute();

  expect((await adjust()).errors).toMatchObject([
    { code: 'INVALID_TRANSITION', message: expect.stringContaining('is paid') },
  ]);
});
