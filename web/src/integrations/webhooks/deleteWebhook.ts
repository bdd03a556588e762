import { ConnectionHandler, graphql, type IEnvironment } from 'relay-runtime';
import type { deleteWebhookMutation } from '../../__generated__/deleteWebhookMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes a webhook. The list of webhooks loads again. */
export async function deleteWebhook(
  environment: IEnvironment,
  webhookId: string,
): Promise<readonly { readonly message: string }[]> {
  const { deleteWebhook: payload } = await commit<deleteWebhookMutation>(environment, {
    mutation: graphql`
      mutation deleteWebhookMutation($input: DeleteWebhookInput!) {
        deleteWebhook(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { webhookId } },
    updater: (store) => {
      const viewer = store.getRoot().getLinkedRecord('viewer');
      if (viewer) ConnectionHandler.getConnection(viewer, 'WebhooksScreen_webhooks')?.invalidateRecord();
    },
  });
  return payload.errors;
}
