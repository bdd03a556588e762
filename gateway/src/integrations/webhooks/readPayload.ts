import { payloadTypes, subjectOfTopic } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { GraphQLError } from 'graphql';
import type { DocumentChecker } from '../../platform/server/documents/documentChecker.ts';
import { runForWorker, type WorkerSources } from '../../platform/workers/runForWorker.ts';
import type { ClaimedDelivery } from './deliveriesApi.ts';
import { payloadOf, type Reading } from './payloadOf.ts';
import { UnusableSelection, webhookDocument } from './webhookDocument.ts';

export interface PayloadSources extends WorkerSources {
  readonly documents: DocumentChecker;
}

/**
 * Reads the payload of a delivery as its API token, like an operation that its maker sends. A read that takes longer than
 * the signal allows can succeed later.
 */
export async function readPayload(
  { lease, topic, subject_id, selection }: ClaimedDelivery,
  sources: PayloadSources,
  signal: AbortSignal,
): Promise<Reading> {
  const subject = subjectOfTopic(topic);
  try {
    const query = webhookDocument(sources.documents.parse(selection), subject);
    const variables = { id: encodeGlobalID(payloadTypes[subject], subject_id) };
    return payloadOf(await runForWorker(lease, { query, variables }, sources, signal));
  } catch (error) {
    if (signal.aborted) return { result: { outcome: 'failed', failure: 'READING' } };
    if (!(error instanceof GraphQLError || error instanceof UnusableSelection)) throw error;
    return { result: { outcome: 'unreadable', detail: error.message } };
  }
}
