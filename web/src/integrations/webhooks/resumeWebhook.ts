import { graphql, type IEnvironment } from 'relay-runtime';
import type { resumeWebhookMutation } from '../../__generated__/resumeWebhookMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Resumes a paused webhook. */
export async function resumeWebhook(environment: IEnvironment, webhookId: string) {
  const { resumeWebhook: payload } = await commit<resumeWebhookMutation>(environment, {
    mutation: graphql`
      mutation resumeWebhookMutation($input: ResumeWebhookInput!) {
        resumeWebhook(input: $input) {
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
