import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestWebhook } from '../../testing/createTestWebhook.ts';
import { deliverWebhooks } from '../../testing/deliverWebhooks.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';
import { startWebhookReceiver } from '../../testing/webhookReceiver.ts';

const stack = await startTestStack();
const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());

beforeEach(async () => {
  await stack.reset();
  receiver.respond();
});

const testDocument = graphql(`
  mutation ($id: ID!) {
    testWebhook(input: { webhookId: $id }) {
      delivery {
        databaseId
      }
    }
  }
`);

const resendDocument = graphql(`
  mutation ($id: ID!) {
    resendWebhookDelivery(input: { deliveryId: $id }) {
      errors {
        code
      }
    }
  }
`);

const lastDeliveryDocument = graphql(`
  query ($webhook: DatabaseId!) {
    webhook(databaseId: $webhook) {
      lastDeliveredAt
    }
  }
`);

const lossDocument = graphql(`
  query ($webhook: Int!) {
    webhook(databaseId: $webhook) {
      lostEventCount
      eventsLostAt
    }
  }
`);

const document = graphql(`
  query ($webhook: DatabaseId!, $delivery: DatabaseId!) {
    webhook(databaseId: $webhook) {
      databaseId
      failingSince
      lastDeliveredAt
    }
    webhookDelivery(databaseId: $delivery) {
      id
      isTest
      state
      attemptCount
      latestAttempt {
        number
        status
        response
      }
    }
  }
`);

/** A webhook with a test event that waits, by their numbers. */
async function testedWebhook() {
  const webhook = present((await createTestWebhook(stack, { url: receiver.url })).webhook);
  const { data } = await stack.run(testDocument, { as: 'manager', variables: { id: webhook.id } });
  return { webhook: webhook.databaseId, delivery: present(data?.testWebhook.delivery).databaseId };
}

test('the delivery of a webhook has no latest attempt before its first one', async () => {
  const variables = await testedWebhook();

  const { data, errors } = await stack.run(document, { as: 'manager', variables });

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    webhook: { databaseId: variables.webhook, lastDeliveredAt: null },
    webhookDelivery: { isTest: true, state: 'WAITING', attemptCount: 0, latestAttempt: null },
  });
});

test('a delivery counts its attempts, and the latest one decides its state', async () => {
  const variables = await testedWebhook();
  receiver.respond((_, response) => response.writeHead(500).end('Not now'));
  await deliverWebhooks(stack);
  const { data: failed } = await stack.run(document, { as: 'manager', variables });
  receiver.respond();
  const id = present(failed?.webhookDelivery).id;
  await stack.run(resendDocument, { as: 'manager', variables: { id } });
  await deliverWebhooks(stack);
  const { data: delivered } = await stack.run(document, { as: 'manager', variables });

  expect(failed).toMatchObject({
    webhook: { failingSince: null, lastDeliveredAt: null },
    webhookDelivery: {
      state: 'FAILED',
      attemptCount: 1,
      latestAttempt: { status: 500, response: 'Not now' },
    },
  });
  expect(delivered).toMatchObject({
    webhook: { lastDeliveredAt: '2026-03-02T15:00:00.000Z' },
    webhookDelivery: { state: 'DELIVERED', attemptCount: 2, latestAttempt: { number: 2, status: 204 } },
  });
});

test('events that no delivery was made of are counted', async () => {
  const { webhook } = await testedWebhook();
  const read = async () => (await stack.run(lossDocument, { as: 'manager', variables: { webhook } })).data;
  expect(await read()).toEqual({ webhook: { lostEventCount: 0, eventsLostAt: null } });
  await stack.upstream.database
    .updateTable('webhooks')
    .set({ lost_events: 3, lost_ts: '2026-03-02T14:00:00Z' })
    .execute();
  expect(await read()).toEqual({
    webhook: { lostEventCount: 3, eventsLostAt: '2026-03-02T14:00:00.000Z' },
  });
});

test("another user's webhook and delivery are not found by their numbers", async () => {
  const variables = await testedWebhook();

  const { data, errors } = await stack.run(document, { as: 'owner', variables });

  expect(data).toEqual({ webhook: null, webhookDelivery: null });
  const codes = present(errors).map(({ path, extensions }) => [path?.[0], extensions?.['code']]);
  expect(Object.fromEntries(codes)).toEqual({ webhook: 'NOT_FOUND', webhookDelivery: 'NOT_FOUND' });
});

test('a server that does not record the last delivery leaves it unknown', async () => {
  const server = await startOtherServer({
    rewrite: (key, value) => (key === 'last_delivered_ts' ? undefined : value),
  });
  onTestFinished(server.close);
  const { webhook } = await createTestWebhook(server, { url: receiver.url });

  const { data, errors } = await server.run(lastDeliveryDocument, {
    as: 'manager',
    variables: { webhook: present(webhook).databaseId },
  });

  expect(errors).toBeUndefined();
  expect(data?.webhook).toEqual({ lastDeliveredAt: null });
});
