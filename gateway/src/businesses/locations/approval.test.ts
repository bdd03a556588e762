import { beforeEach, expect, test } from 'vitest';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const pending = btoa('Location:4');

beforeEach(stack.reset);

type Step = 'approveLocation' | 'denyLocation' | 'resubmitLocation' | 'approveLocationInSandbox';

async function take(step: Step, as: NonNullable<RunOptions['as']>, input: object = {}) {
  const type = `${step.charAt(0).toUpperCase()}${step.slice(1)}Input`;
  const { data, errors } = await stack.run(
    `mutation ($input: ${type}!) {
      ${step}(input: $input) { location { approvalStatus approvalReason } errors { code message path } }
    }`,
    { as, variables: { input: { locationId: pending, ...input } } },
  );
  expect(errors).toBeUndefined();
  return data[step];
}

const reason = 'The address is a private home.';

test('a platform admin approves a location', async () => {
  expect(await take('approveLocation', 'admin')).toEqual({
    location: { approvalStatus: 'APPROVED', approvalReason: null },
    errors: [],
  });
});

test('one that was denied with a reason is submitted again by its admin, and can be approved then', async () => {
  expect(await take('denyLocation', 'admin', { reason: ` ${reason} ` })).toMatchObject({
    location: { approvalStatus: 'DENIED', approvalReason: reason },
  });
  expect(await take('approveLocation', 'admin')).toMatchObject({
    location: null,
    errors: [{ code: 'INVALID_TRANSITION' }],
  });
  expect(await take('resubmitLocation', 'owner')).toMatchObject({
    location: { approvalStatus: 'PENDING', approvalReason: null },
  });
  expect(await take('approveLocation', 'admin')).toMatchObject({ errors: [] });
});

test('outside production its admin approves it in the sandbox', async () => {
  expect(await take('approveLocationInSandbox', 'owner')).toMatchObject({
    location: { approvalStatus: 'APPROVED' },
  });
});

test('a denial says why', async () => {
  expect(await take('denyLocation', 'admin', { reason: '  ' })).toMatchObject({
    location: null,
    errors: [{ path: ['reason'], message: 'This field is required' }],
  });
});

test.each<[Step, NonNullable<RunOptions['as']>, object]>([
  ['approveLocation', 'owner', {}],
  ['denyLocation', 'owner', { reason }],
  ['resubmitLocation', 'member', { locationId: btoa('Location:1') }],
  ['approveLocationInSandbox', 'member', { locationId: btoa('Location:1') }],
])('%s is refused to the %s', async (step, as, input) => {
  expect(await take(step, as, input)).toMatchObject({
    location: null,
    errors: [{ code: 'FORBIDDEN', path: ['locationId'] }],
  });
});

test.each<Step>(['approveLocation', 'resubmitLocation', 'approveLocationInSandbox'])(
  '%s does not find the location of others',
  async (step) => {
    expect(await take(step, 'manager', { locationId: btoa('Location:5') })).toMatchObject({
      location: null,
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
  },
);
