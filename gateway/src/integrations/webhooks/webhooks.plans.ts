import { createTestToken, createTestWebhook } from '../../testing/createTestWebhook.ts';
import { graphql } from '../../testing/graphql.ts';
import type { OperationPlan, OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

const url = 'https://hooks.example.com/brigade';

async function newWebhook(stack: TestStack) {
  return present((await createTestWebhook(stack, { url })).webhook);
}

async function newDelivery(stack: TestStack) {
  const { data } = await stack.run(
    graphql(`
      mutation ($id: ID!) {
        testWebhook(input: { webhookId: $id }) {
          delivery {
            id
            databaseId
          }
        }
      }
    `),
    { as: 'manager', variables: { id: (await newWebhook(stack)).id } },
  );
  return present(data?.testWebhook.delivery);
}

/** A mutation with no input other than its webhook. */
const ofWebhook: OperationPlan = {
  as: 'manager',
  variables: async ({ stack }) => ({ input: { webhookId: (await newWebhook(stack)).id } }),
};

const values = {
  name: 'Payroll',
  url,
  topics: ['GIG_CHANGED'],
  selection: '{ databaseId status }',
} as const;

export const plans: OperationPlans = {
  DeliveryContentQuery: {
    as: 'manager',
    variables: async ({ stack }) => ({ deliveryId: (await newDelivery(stack)).databaseId }),
  },
  DeliveryLogPaginationQuery: {
    as: 'manager',
    variables: async ({ stack }) => ({ id: (await newWebhook(stack)).id, count: 25, cursor: null }),
  },
  WebhookScreenQuery: {
    as: 'manager',
    variables: async ({ stack }) => ({ webhookId: (await newWebhook(stack)).databaseId }),
  },
  WebhooksScreenQuery: {
    as: 'manager',
    variables: async ({ stack }) => {
      await newWebhook(stack);
      return {};
    },
  },
  createWebhookMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({
      input: { ...values, apiTokenId: (await createTestToken(stack)).id },
      connections: [],
    }),
  },
  deleteWebhookMutation: ofWebhook,
  pauseWebhookMutation: ofWebhook,
  resendDeliveryMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({ input: { deliveryId: (await newDelivery(stack)).id } }),
  },
  resumeWebhookMutation: ofWebhook,
  rotateWebhookSecretMutation: ofWebhook,
  testWebhookMutation: ofWebhook,
  updateWebhookMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({ input: { ...values, webhookId: (await newWebhook(stack)).id } }),
  },
};
