import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const location = (id: number) => globalId('Location', id);

const switchToOrganizationBilling = graphql(`
  mutation ($input: SwitchToOrganizationBillingInput!) {
    switchToOrganizationBilling(input: $input) {
      location {
        billing {
          source
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

const switchToLocationBilling = graphql(`
  mutation ($input: SwitchToLocationBillingInput!) {
    switchToLocationBilling(input: $input) {
      location {
        billing {
          source
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

const verifySandboxBankAccount = graphql(`
  mutation ($input: VerifySandboxBankAccountInput!) {
    verifySandboxBankAccount(input: $input) {
      location {
        billing {
          source
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

const openCustomerPortal = graphql(`
  mutation ($input: OpenCustomerPortalInput!) {
    openCustomerPortal(input: $input) {
      url
      expiresAt
      errors {
        code
        path
      }
    }
  }
`);

/** Changes who pays for a location. */
const switches = {
  switchToOrganizationBilling: (id: number, as: Person) =>
    mutate(stack, switchToOrganizationBilling, { as, input: { locationId: location(id) } }),
  switchToLocationBilling: (id: number, as: Person) =>
    mutate(stack, switchToLocationBilling, { as, input: { locationId: location(id) } }),
};

describe('switchToOrganizationBilling and switchToLocationBilling', () => {
  test('switching leads to the billing of the organization and back to the own card', async () => {
    expect(await switches.switchToOrganizationBilling(1, 'manager')).toMatchObject({
      location: { billing: { source: 'ORGANIZATION', status: 'ACTIVE' } },
      errors: [],
    });
    expect(await switches.switchToLocationBilling(1, 'manager')).toMatchObject({
      location: { billing: { source: 'LOCATION', status: 'ACTIVE' } },
      errors: [],
    });
  });

  test('a location without a card of its own cannot go back to it', async () => {
    expect(await switches.switchToLocationBilling(2, 'manager')).toMatchObject({
      location: null,
      errors: [{ code: 'PAYMENT_METHOD_MISSING', path: ['locationId'] }],
    });
  });

  test.each([
    ['switchToOrganizationBilling', 1, 'member', 'FORBIDDEN'],
    ['switchToOrganizationBilling', 5, 'owner', 'NOT_FOUND'],
    ['switchToLocationBilling', 1, 'onsite', 'FORBIDDEN'],
    ['switchToLocationBilling', 5, 'owner', 'NOT_FOUND'],
  ] as const)('%s of %i is refused to %s with %s', async (mutation, id, as, code) => {
    expect(await switches[mutation](id, as)).toMatchObject({
      errors: [{ code, path: ['locationId'] }],
    });
  });
});

describe('verifySandboxBankAccount', () => {
  const input = { ownerId: location(5), isVerified: true };

  test('verifySandboxBankAccount lets the bank answer', async () => {
    await switches.switchToLocationBilling(5, 'admin');

    expect(await mutate(stack, verifySandboxBankAccount, { as: 'admin', input })).toMatchObject({
      location: { billing: { status: 'ACTIVE' } },
      errors: [],
    });
    expect(await mutate(stack, verifySandboxBankAccount, { as: 'admin', input })).toMatchObject({
      errors: [{ code: 'INVALID_TRANSITION' }],
    });
  });

  test('verifySandboxBankAccount lets the bank refuse', async () => {
    await switches.switchToLocationBilling(5, 'admin');

    expect(
      await mutate(stack, verifySandboxBankAccount, { as: 'admin', input: { ...input, isVerified: false } }),
    ).toMatchObject({
      location: { billing: { status: 'FAILED' } },
    });
  });

  test('verifySandboxBankAccount needs a bank account', async () => {
    expect(
      await mutate(stack, verifySandboxBankAccount, {
        as: 'manager',
        input: { ...input, ownerId: location(2) },
      }),
    ).toMatchObject({ errors: [{ code: 'PAYMENT_METHOD_MISSING', path: ['ownerId'] }] });
  });
});

const openPortal = (ownerId: string, returnPath: string, as: Person) =>
  mutate(stack, openCustomerPortal, { as, input: { ownerId, returnPath } });

describe('openCustomerPortal', () => {
  test('openCustomerPortal leads to a page that shows the customer', async () => {
    const { url, expiresAt, errors } = await openPortal(location(1), '/locations/1/billing', 'manager');
    const page = await fetch(present(url));

    expect({ errors, expiresAt }).toEqual({ errors: [], expiresAt: '2026-03-02T15:05:00.000Z' });
    expect(await page.text()).toContain('Mastercard ending in 3155');
  });

  test.each([
    [location(1), 'https://evil.example/', 'manager', 'INVALID', ['returnPath']],
    [location(1), '//evil.example', 'manager', 'INVALID', ['returnPath']],
    [location(1), '/', 'member', 'FORBIDDEN', ['ownerId']],
    [location(2), '/', 'manager', 'PAYMENT_METHOD_MISSING', []],
    [location(5), '/', 'owner', 'NOT_FOUND', ['ownerId']],
    [globalId('Organization', 1), '/', 'manager', 'FORBIDDEN', ['ownerId']],
  ] as const)(
    'the customer portal of %s back to %s is refused to %s with %s',
    async (ownerId, path, as, code, at) => {
      expect(await openPortal(ownerId, path, as)).toMatchObject({ url: null, errors: [{ code, path: at }] });
    },
  );
});
