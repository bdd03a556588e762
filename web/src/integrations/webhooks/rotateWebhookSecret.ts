import { graphql, type IEnvironment } from 'relay-runtime';
import type { rotateWebhookSecretMutation } from '../../__generated__/rotateWebhookSecretMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Replaces the signing secret of a webhook. */
export async function rotateWebhookSecret(environment: IEnvironment, webhookId: string) {
  const { rotateWebhookSecret: payload } = await commit<rotateWebhookSecretMutation>(environment, {
    mutation: graphql`
      mutation rotateWebhookSecretMutation($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) {
          secret
          webhook {
            ...WebhookSummary_webhook
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
