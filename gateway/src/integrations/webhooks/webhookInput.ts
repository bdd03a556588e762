import {
  topicsOfWebhook,
  webhookName,
  webhookSelection,
  webhookUrl,
} from '@brigade/domain/integrations/webhooks/webhookRules.ts';
import type { WebhookTopic as Topic } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { apiTokenIdInput } from '../../accounts/apiTokens/apiTokenIds.ts';
import type { Context } from '../../platform/context.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { checkSelection } from './checkSelection.ts';
import { WebhookTopic } from './webhookEnums.ts';
import type { WebhookBody } from './webhooksApi.ts';

/** The input fields of what its maker decides about a webhook. */
export function webhookInputFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return {
    name: t.string({ required: true, description: 'A name to recognize it by, at most 60 characters.' }),
    url: t.string({
      required: true,
      description:
        'Where to send deliveries: an https URL with the port 443 or 8443 and a public address. Outside ' +
        'production, http and other ports work, too. URLs of the same machine work in the environments ' +
        'development, automation, local and test.',
    }),
    topics: t.field({
      type: [WebhookTopic],
      required: true,
      description:
        'What to subscribe to: topics about one kind of thing, such as gigs. Those about money need a role that may read it ' +
        'where the API token may be used: `payments.make` for payments, `wages.view` for disputes, `billing.manage` for ' +
        'invoices.',
    }),
    selection: t.string({
      required: true,
      description:
        'What payloads select of a `Gig`, `GigApplication`, `DirectOffer`, `WorkPay`, `AdHocPayment`, `Dispute` or `Invoice`, ' +
        'by the topics, such as `{ id status }`, with fragments if needed but no variables. At most 10,000 characters, and within the limits of documents.',
    }),
    apiTokenId: t.id({
      description:
        'The ID of the API token whose rights payloads are read with. Required for a new webhook, unless the request carries ' +
        'one.',
    }),
  };
}

/** The rules of these fields. */
export const webhookRules = {
  name: webhookName,
  url: webhookUrl,
  topics: topicsOfWebhook,
  selection: webhookSelection,
  apiTokenId: apiTokenIdInput.rule.nullish(),
};

/** Where these fields are in the input, by their names in REST. */
export const webhookPaths = errorPaths({
  name: ['name'],
  url: ['url'],
  topics: ['topics'],
  selection: ['selection'],
  api_token_id: ['apiTokenId'],
});

interface WebhookInput {
  readonly name: string;
  readonly url: string;
  readonly topics: readonly Topic[];
  readonly selection: string;
  readonly apiTokenId?: NodeId | null | undefined;
}

/**
 * The REST body for an input.
 *
 * @throws InvalidInput for a selection that could not be read
 */
export async function webhookBody(input: WebhookInput, context: Context): Promise<WebhookBody> {
  const { name, url, topics, selection, apiTokenId } = input;
  return {
    name: name.trim(),
    url: url.trim(),
    topics,
    selection,
    cost: await checkSelection(input, context),
    ...(apiTokenId != null && { api_token_id: apiTokenIdInput.keyOf(apiTokenId) }),
  };
}
