import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateWebhookInput,
  createWebhookMutation,
} from '../../__generated__/createWebhookMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Creates a webhook.
 *
 * @param connectionId the Relay id of the list to add it to
 */
export async function createWebhook(
  environment: IEnvironment,
  input: CreateWebhookInput,
  connectionId: string,
) {
  const { createWebhook: payload } = await commit<createWebhookMutation>(environment, {
    mutation: graphql`
      mutation createWebhookMutation($input: CreateWebhookInput!, $connections: [ID!]!) {
        createWebhook(input: $input) {
          secret
          webhook @prependNode(connections: $connections, edgeTypeName: "WebhookEdge") {
            id
            ...WebhookRow_webhook
          }
          errors {
            code
            message
            path
          }
        }
      }
    `,
    variables: { input, connections: [connectionId] },
  });
  return payload;
}
