import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

const vine = globalId('Location', 2);
const group = globalId('Organization', 1);

beforeEach(stack.reset);

const startPaymentSetup = graphql(`
  mutation ($ownerId: ID!) {
    startPaymentSetup(input: { ownerId: $ownerId }) {
      network
      clientSecret
      publishableKey
      errors {
        code
        message
        path
      }
    }
  }
`);

const confirmSandboxSetup = graphql(`
  mutation ($input: ConfirmSandboxSetupInput!) {
    confirmSandboxSetup(input: $input) {
      status
      paymentMethodId
      errors {
        code
        message
        path
      }
    }
  }
`);

const savePaymentMethod = graphql(`
  mutation ($input: SavePaymentMethodInput!) {
    savePaymentMethod(input: $input) {
      location {
        billingSource
        billing {
          status
          paymentMethod {
            externalId
            details {
              last4
            }
          }
        }
      }
      organization {
        billing {
          status
        }
      }
      errors {
        code
        path
      }
    }
  }
`);

type Confirmation = Partial<VariablesOf<typeof confirmSandboxSetup>['input']>;

async function start(ownerId: string, as: Person = 'manager') {
  const { data, errors } = await run(startPaymentSetup, { as, variables: { ownerId } });
  expect(errors).toBeUndefined();
  return present(data).startPaymentSetup;
}

async function begin(ownerId: string, as?: Person): Promise<string> {
  return present((await start(ownerId, as)).clientSecret);
}

const confirm = (clientSecret: string, input: Confirmation = {}, as: Person = 'manager') =>
  mutate(stack, confirmSandboxSetup, {
    as,
    input: { clientSecret, testCard: 'SUCCESS', holderName: 'Elena Marchetti', ...input },
  });

const save = (ownerId: string, paymentMethodId: string, as: Person = 'manager') =>
  mutate(stack, savePaymentMethod, { as, input: { ownerId, paymentMethodId } });

describe('startPaymentSetup', () => {
  test('startPaymentSetup gives the secret of the sandbox, without a key', async () => {
    expect(await start(vine)).toEqual({
      network: 'SANDBOX',
      clientSecret: expect.stringMatching(/^seti_sandbox_/),
      publishableKey: null,
      errors: [],
    });
  });

  test.each([
    [vine, 'member', 'FORBIDDEN'],
    [vine, 'onsite', 'FORBIDDEN'],
    [group, 'manager', 'FORBIDDEN'],
    [globalId('Location', 5), 'owner', 'NOT_FOUND'],
    [globalId('Organization', 2), 'owner', 'NOT_FOUND'],
    [globalId('Pro', 1), 'owner', 'INVALID'],
  ] as const)('the payment setup of %s is refused to %s with %s', async (ownerId, as, code) => {
    expect(await start(ownerId, as)).toMatchObject({
      clientSecret: null,
      errors: [{ code, path: ['ownerId'] }],
    });
  });
});

describe('confirmSandboxSetup', () => {
  test('confirmSandboxSetup takes a card that is accepted', async () => {
    const clientSecret = await begin(vine);

    expect(await confirm(clientSecret)).toEqual({
      status: 'SUCCEEDED',
      paymentMethodId: expect.any(String),
      errors: [],
    });
  });

  test('confirmSandboxSetup asks for an approval, and goes on with it', async () => {
    const clientSecret = await begin(vine);
    const testCard = 'REQUIRES_ACTION';

    expect(await confirm(clientSecret, { testCard })).toMatchObject({
      status: 'REQUIRES_APPROVAL',
      paymentMethodId: null,
    });
    expect(await confirm(clientSecret, { testCard, isApproved: true })).toMatchObject({
      status: 'SUCCEEDED',
    });
  });

  test.each<[Confirmation, string, string[]]>([
    [{ testCard: 'DECLINED' }, 'CARD_DECLINED', ['testCard']],
    [{ testCard: 'REQUIRES_ACTION', isApproved: false }, 'CARD_DECLINED', ['testCard']],
    [{ holderName: '  ' }, 'REQUIRED', ['holderName']],
    [{ holderName: 'x'.repeat(101) }, 'INVALID', ['holderName']],
    [{ clientSecret: 'seti_sandbox_guess' }, 'NOT_FOUND', ['clientSecret']],
    [{ clientSecret: '../../outbox' }, 'INVALID', ['clientSecret']],
  ])('confirmSandboxSetup refuses %o where it is wrong', async (input, code, path) => {
    const clientSecret = await begin(vine);

    expect(await confirm(clientSecret, input)).toMatchObject({
      status: null,
      errors: [{ code, path }],
    });
  });
});

describe('savePaymentMethod', () => {
  test('savePaymentMethod makes a location pay by its own card', async () => {
    const clientSecret = await begin(vine);
    const { paymentMethodId } = await confirm(clientSecret);

    expect(await save(vine, present(paymentMethodId))).toMatchObject({
      location: {
        billingSource: 'LOCATION',
        billing: {
          status: 'ACTIVE',
          paymentMethod: { externalId: paymentMethodId, details: { last4: '4242' } },
        },
      },
      organization: null,
      errors: [],
    });
  });

  test('savePaymentMethod keeps a bank account that is not verified yet', async () => {
    const clientSecret = await begin(group, 'owner');
    const { paymentMethodId } = await confirm(clientSecret, { testCard: 'DELAYED_BANK' }, 'owner');

    expect(await save(group, present(paymentMethodId), 'owner')).toMatchObject({
      location: null,
      organization: { billing: { status: 'REQUIRES_ACTION' } },
    });
  });

  test.each([
    [vine, 'pm_unknown', 'manager', 'PAYMENT_METHOD_MISSING', ['paymentMethodId']],
    [vine, ' ', 'manager', 'REQUIRED', ['paymentMethodId']],
    [vine, 'pm_1', 'member', 'FORBIDDEN', ['ownerId']],
    [group, 'pm_1', 'manager', 'FORBIDDEN', ['ownerId']],
    [globalId('Location', 5), 'pm_1', 'owner', 'NOT_FOUND', ['ownerId']],
  ] as const)(
    'saving the payment method of %s by %s is refused to %s with %s',
    async (ownerId, id, as, code, path) => {
      expect(await save(ownerId, id, as)).toMatchObject({
        location: null,
        organization: null,
        errors: [{ code, path }],
      });
    },
  );
});
