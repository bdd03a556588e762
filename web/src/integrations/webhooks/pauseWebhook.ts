import { graphql, type IEnvironment } from 'relay-runtime';
import type { pauseWebhookMutation } from '../../__generated__/pauseWebhookMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

export async function pauseWebhook(environment: IEnvironment, webhookId: string) {
  const { pauseWebhook: payload } = await commit<pauseWebhookMutation>(environment, {
    mutation: graphql`
      mutation pauseWebhookMutation($input: PauseWebhookInput!) {
        pauseWebhook(input: $input) {
          webhook {
            ...WebhookState_webhook
            ...WebhookProblem_webhook
            ...WebhookActions_webhook
            ...WebhookRow_webhook
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { webhookId } },
  });
  return payload.errors;
}
