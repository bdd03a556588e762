import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateWebhookInput,
  updateWebhookMutation,
} from '../../__generated__/updateWebhookMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Changes a webhook. */
export async function updateWebhook(environment: IEnvironment, input: UpdateWebhookInput) {
  const { updateWebhook: payload } = await commit<updateWebhookMutation>(environment, {
    mutation: graphql`
      mutation updateWebhookMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          webhook {
            ...WebhookRow_webhook
            ...WebhookSummary_webhook
            ...EditWebhookDialog_webhook
          }
          errors {
            code
            message
            path
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
