import { graphql, type IEnvironment } from 'relay-runtime';
import type { testWebhookMutation } from '../../__generated__/testWebhookMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Sends a test event. */
export async function testWebhook(environment: IEnvironment, webhookId: string) {
  const { testWebhook: payload } = await commit<testWebhookMutation>(environment, {
    mutation: graphql`
      mutation testWebhookMutation($input: TestWebhookInput!) {
        testWebhook(input: $input) {
          delivery {
            databaseId
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { webhookId } },
  });
  return payload;
}
