import { expect } from 'vitest';
import type { TestCardName } from '../platform/cardNetwork/sandbox/testCards.ts';
import type { Database } from '../platform/database/database.ts';
import { fixtureIds as ids, testStart } from './fixtureIds.ts';
import type { TestServer } from './startTestServer.ts';

/** Moves Harbor House to another organization. */
export async function moveTo({ call }: Pick<TestServer, 'call'>, organizationId: number): Promise<void> {
  const { status } = await call('POST', `/locations/${ids.harborHouse}/org-remap/`, {
    as: 'admin',
    body: { organization_id: organizationId },
  });
  expect(status).toBe(200);
}

/** Gives an organization a card of its own, which is charged for its locations. Returns the customer. */
export async function addOrganizationCard(
  database: Database,
  organizationId: number,
  card: TestCardName = 'SUCCESS',
): Promise<string> {
  const customer = `cus_organization_${organizationId}`;
  const method = `pm_organization_${organizationId}`;
  await database
    .insertInto('sandbox_setup_intents')
    .values({
      client_secret: `secret-organization-${organizationId}`,
      customer_id: customer,
      status: 'SUCCEEDED',
      test_card: card,
      payment_method_id: method,
      created_ts: testStart,
    })
    .execute();
  const { id } = await database
    .insertInto('billing_accounts')
    .values({
      network: 'SANDBOX',
      customer_id: customer,
      created_ts: testStart,
      organization_id: organizationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('payment_methods')
    .values({
      billing_account_id: id,
      external_id: method,
      type: 'card',
      status: 'ACTIVE',
      issuer: 'Visa',
      last4: '1881',
      expires_month: 12,
      expires_year: 2028,
      saved_ts: testStart,
      last_updated_ts: testStart,
    })
    .execute();
  return customer;
}
