import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const billingFields = graphql(`
  fragment BillingFields on Billing {
    source
    status
    viewerCanManage
    viewerCannotManageReason
    paymentMethod {
      type
      status
      details {
        issuer
        last4
        holderName
        expiresMonth
        expiresYear
        expiry
      }
    }
  }
`);

async function billingOfLocation(id: number, as: Person) {
  const { data, errors, calls } = await run(
    graphql(
      `
        query ($id: DatabaseId!) {
          location(databaseId: $id) {
            billing {
              ...BillingFields
            }
          }
        }
      `,
      [billingFields],
    ),
    { as, variables: { id } },
  );
  expect(errors).toBeUndefined();
  return { billing: data?.location?.billing, endpoints: calls.map(({ endpoint }) => endpoint) };
}

async function billingOfOrganization(id: number, as: Person) {
  const { data, errors } = await run(
    graphql(
      `
        query ($id: DatabaseId!) {
          organization(databaseId: $id) {
            billing {
              ...BillingFields
            }
          }
        }
      `,
      [billingFields],
    ),
    { as, variables: { id } },
  );
  expect(errors).toBeUndefined();
  return data?.organization?.billing;
}

test('billing shows a location admin the payment method, with one more call than the location', async () => {
  const { billing, endpoints } = await billingOfLocation(1, 'manager');

  expect(billing).toEqual({
    source: 'LOCATION',
    status: 'ACTIVE',
    viewerCanManage: true,
    viewerCannotManageReason: null,
    paymentMethod: {
      type: 'CARD',
      status: 'ACTIVE',
      details: {
        issuer: 'Mastercard',
        last4: '3155',
        holderName: 'Elena Marchetti',
        expiresMonth: 12,
        expiresYear: 2029,
        expiry: 'VALID',
      },
    },
  });
  expect(endpoints.toSorted()).toEqual(['getLocation', 'getLocationPaymentMethod', 'getViewer']);
});

test('billing uses the status of the organization for a location that its organization pays for', async () => {
  expect((await billingOfLocation(2, 'manager')).billing).toMatchObject({
    source: 'ORGANIZATION',
    status: 'ACTIVE',
    paymentMethod: null,
  });
  // The location's own method does not count; its organization has none.
  expect((await billingOfLocation(5, 'admin')).billing).toMatchObject({
    source: 'ORGANIZATION',
    status: 'NOT_CONFIGURED',
    paymentMethod: { type: 'US_BANK_ACCOUNT', status: 'REQUIRES_ACTION', details: { expiry: null } },
  });
});

test('billing shows a team member who pays but not by what, and why nothing can be changed', async () => {
  expect((await billingOfLocation(1, 'member')).billing).toMatchObject({
    status: 'ACTIVE',
    viewerCanManage: false,
    viewerCannotManageReason: expect.stringContaining(
      'Only admins of this location can change how it is billed.',
    ),
    paymentMethod: { type: 'CARD', details: null },
  });
});

test('billing is hidden from an onsite manager without making a call', async () => {
  const { billing, endpoints } = await billingOfLocation(1, 'onsite');

  expect(billing).toMatchObject({ status: null, paymentMethod: null, viewerCanManage: false });
  expect(endpoints).not.toContain('getLocationPaymentMethod');
});

test.each([
  ['owner', 'ACTIVE', true],
  ['manager', null, false],
] as const)(
  '%s sees the billing of the organization with the status %s',
  async (as, status, viewerCanManage) => {
    expect(await billingOfOrganization(1, as)).toMatchObject({
      source: null,
      status,
      viewerCanManage,
    });
  },
);

test('billing reports a missing payment method for an organization', async () => {
  expect(await billingOfOrganization(2, 'admin')).toMatchObject({
    status: 'NOT_CONFIGURED',
    paymentMethod: null,
  });
});

test('billing returns the payment status of listed locations without a call for each', async () => {
  const { data, errors, calls } = await run(
    graphql(`
      {
        viewer {
          activeLocations {
            databaseId
            billingStatus
          }
        }
      }
    `),
    { as: 'manager' },
  );

  expect(errors).toBeUndefined();
  expect(data?.viewer?.activeLocations).toContainEqual({ databaseId: 2, billingStatus: 'ACTIVE' });
  expect(calls).toHaveLength(2);
});
