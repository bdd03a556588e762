import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

beforeEach(stack.reset);

const location = (id: number) => btoa(`Location:${id}`);

async function change(mutation: string, input: object, as: Person) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!`;
  const { data, errors } = await run(
    `mutation ($input: ${type}) {
      ${mutation}(input: $input) { location { billing { source status } } errors { code path } }
    }`,
    { as, variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data[mutation];
}

describe('switchToOrganizationBilling and switchToLocationBilling', () => {
  test('lead to the organization and back to the own card', async () => {
    const input = { locationId: location(1) };

    expect(await change('switchToOrganizationBilling', input, 'manager')).toMatchObject({
      location: { billing: { source: 'ORGANIZATION', status: 'ACTIVE' } },
      errors: [],
    });
    expect(await change('switchToLocationBilling', input, 'manager')).toMatchObject({
      location: { billing: { source: 'LOCATION', status: 'ACTIVE' } },
      errors: [],
    });
  });

  test('without a card of its own a location cannot go back to it', async () => {
    expect(await change('switchToLocationBilling', { locationId: location(2) }, 'manager')).toMatchObject({
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
    expect(await change(mutation, { locationId: location(id) }, as)).toMatchObject({
      errors: [{ code, path: ['locationId'] }],
    });
  });
});

describe('verifySandboxBankAccount', () => {
  const input = { ownerId: location(5), isVerified: true };

  test('lets the bank answer', async () => {
    await change('switchToLocationBilling', { locationId: location(5) }, 'admin');

    expect(await change('verifySandboxBankAccount', input, 'admin')).toMatchObject({
      location: { billing: { status: 'ACTIVE' } },
      errors: [],
    });
    expect(await change('verifySandboxBankAccount', input, 'admin')).toMatchObject({
      errors: [{ code: 'INVALID_TRANSITION' }],
    });
  });

  test('lets the bank refuse', async () => {
    await change('switchToLocationBilling', { locationId: location(5) }, 'admin');

    expect(await change('verifySandboxBankAccount', { ...input, isVerified: false }, 'admin')).toMatchObject({
      location: { billing: { status: 'FAILED' } },
    });
  });

  test('needs a bank account', async () => {
    expect(
      await change('verifySandboxBankAccount', { ...input, ownerId: location(2) }, 'manager'),
    ).toMatchObject({ errors: [{ code: 'PAYMENT_METHOD_MISSING', path: ['ownerId'] }] });
  });
});

async function openPortal(ownerId: string, returnPath: string, as: Person) {
  const { data, errors } = await run(
    /* GraphQL */ `
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
    `,
    { as, variables: { input: { ownerId, returnPath } } },
  );
  expect(errors).toBeUndefined();
  return data.openCustomerPortal;
}

describe('openCustomerPortal', () => {
  test('leads to a page that shows the customer', async () => {
    const { url, expiresAt, errors } = await openPortal(location(1), '/locations/1/billing', 'manager');
    const page = await fetch(url);

    expect({ errors, expiresAt }).toEqual({ errors: [], expiresAt: '2026-03-02T15:05:00.000Z' });
    expect(await page.text()).toContain('Mastercard ending in 3155');
  });

  test.each([
    [location(1), 'https://evil.example/', 'manager', 'INVALID', ['returnPath']],
    [location(1), '//evil.example', 'manager', 'INVALID', ['returnPath']],
    [location(1), '/', 'member', 'FORBIDDEN', ['ownerId']],
    [location(2), '/', 'manager', 'PAYMENT_METHOD_MISSING', []],
    [location(5), '/', 'owner', 'NOT_FOUND', ['ownerId']],
    [btoa('Organization:1'), '/', 'manager', 'FORBIDDEN', ['ownerId']],
  ] as const)('of %s back to %s is refused to %s with %s', async (ownerId, path, as, code, at) => {
    expect(await openPortal(ownerId, path, as)).toMatchObject({ url: null, errors: [{ code, path: at }] });
  });
});
