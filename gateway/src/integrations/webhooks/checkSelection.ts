import {
  payloadTypes,
  subjectOfTopics,
  type WebhookTopic,
} from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { GraphQLError } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { userError } from '../../platform/errors/userError.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { UnusableSelection, webhookDocument } from './webhookDocument.ts';

/**
 * What it costs to read the payload of a webhook.
 *
 * @throws InvalidInput at `selection` for one that could not be read
 */
export async function checkSelection(
  { selection, topics }: { readonly selection: string; readonly topics: readonly WebhookTopic[] },
  { documents }: Context,
): Promise<number> {
  const subject = subjectOfTopics(topics) ?? 'gig';
  try {
    const text = webhookDocument(documents.parse(selection), subject);
    return await documents.costOf(text, { id: encodeGlobalID(payloadTypes[subject], 1) });
  } catch (error) {
    if (!(error instanceof GraphQLError || error instanceof UnusableSelection)) throw error;
    throw new InvalidInput([userError('INVALID', error.message, ['selection'])]);
  }
}
