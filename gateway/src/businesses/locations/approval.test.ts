import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const pending = globalId('Location', 4);

beforeEach(stack.reset);

const approveLocation = graphql(`
  mutation ($input: ApproveLocationInput!) {
    approveLocation(input: $input) {
      location {
        approvalStatus
        approvalReason
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const denyLocation = graphql(`
  mutation ($input: DenyLocationInput!) {
    denyLocation(input: $input) {
      location {
        approvalStatus
        approvalReason
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const resubmitLocation = graphql(`
  mutation ($input: ResubmitLocationInput!) {
    resubmitLocation(input: $input) {
      location {
        approvalStatus
        approvalReason
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const approveLocationInSandbox = graphql(`
  mutation ($input: ApproveLocationInSandboxInput!) {
    approveLocationInSandbox(input: $input) {
      location {
        approvalStatus
        approvalReason
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type Input = Partial<VariablesOf<typeof denyLocation>['input']>;

const reason = 'The address is a private home.';

const steps = {
  approveLocation: (as: Person, input: Omit<Input, 'reason'>) =>
    mutate(stack, approveLocation, { as, input: { locationId: pending, ...input } }),
  denyLocation: (as: Person, input: Input) =>
    mutate(stack, denyLocation, { as, input: { locationId: pending, reason, ...input } }),
  resubmitLocation: (as: Person, input: Omit<Input, 'reason'>) =>
    mutate(stack, resubmitLocation, { as, input: { locationId: pending, ...input } }),
  approveLocationInSandbox: (as: Person, input: Omit<Input, 'reason'>) =>
    mutate(stack, approveLocationInSandbox, { as, input: { locationId: pending, ...input } }),
};

type Step = keyof typeof steps;

const take = (step: Step, as: Person, input: Input = {}) => steps[step](as, input);

test('a platform admin approves a location', async () => {
  expect(await take('approveLocation', 'admin')).toEqual({
    location: { approvalStatus: 'APPROVED', approvalReason: null },
    errors: [],
  });
});

test('a location that was denied with a reason is submitted again by its admin, and can be approved then', async () => {
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

test('outside production the admin of a location approves it in the sandbox', async () => {
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

test.each<[Step, Person, Input]>([
  ['approveLocation', 'owner', {}],
  ['denyLocation', 'owner', { reason }],
  ['resubmitLocation', 'member', { locationId: globalId('Location', 1) }],
  ['approveLocationInSandbox', 'member', { locationId: globalId('Location', 1) }],
])('%s is refused to the %s', async (step, as, input) => {
  expect(await take(step, as, input)).toMatchObject({
    location: null,
    errors: [{ code: 'FORBIDDEN', path: ['locationId'] }],
  });
});

test.each<Step>(['approveLocation', 'resubmitLocation', 'approveLocationInSandbox'])(
  '%s does not find the location of others',
  async (step) => {
    expect(await take(step, 'manager', { locationId: globalId('Location', 5) })).toMatchObject({
      location: null,
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
  },
);
