import { randomUUID } from 'node:crypto';
import { subjectOfTopic } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { GraphQLError } from 'graphql';
import { callerKey } from '../../platform/load/callerKey.ts';
import type { CallerLimits } from '../../platform/load/callerLimits.ts';
import { limitedUpstream } from '../../platform/load/limitedUpstream.ts';
import type { Caller } from '../../platform/rest/callHeaders.ts';
import { createCallTrace } from '../../platform/rest/callTrace.ts';
import { createRestSession } from '../../platform/rest/httpRestSession.ts';
import { openGate } from '../../platform/rest/responseGate.ts';
import type { Upstream } from '../../platform/rest/upstream.ts';
import type { RunGraphQL } from '../../platform/server/createGraphQL.ts';
import type { DocumentChecker } from '../../platform/server/documents/documentChecker.ts';
import { newExchange } from '../../platform/server/exchange.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { ClaimedDelivery } from './deliveriesApi.ts';
import { payloadOf, type Reading } from './payloadOf.ts';
import { subjectTypes, UnusableSelection, webhookDocument } from './webhookDocument.ts';

/** What runs operations for callers over HTTP. */
export interface PayloadSources {
  readonly run: RunGraphQL;
  readonly documents: DocumentChecker;
  readonly upstream: Pick<Upstream, 'send'>;
  readonly limits: CallerLimits;
  readonly sessions: Sessions;
  readonly settings: Pick<Settings, 'productSlug'>;
}

/** A caller that this process is itself. */
export function workerCaller(token: string): Caller {
  return {
    token,
    locationId: null,
    clientId: null,
    appContext: null,
    userAgent: null,
    address: '127.0.0.1',
    requestId: randomUUID(),
    idempotencyKey: null,
  };
}

/**
 * Reads the payload of a delivery as its API token, like an operation that its maker sends: with the same limits, and at
 * the expense of the same share.
 */
export async function readPayload(
  { lease, topic, subject_id, selection }: ClaimedDelivery,
  { run, documents, upstream, limits, sessions, settings }: PayloadSources,
  signal: AbortSignal,
): Promise<Reading> {
  const subject = subjectOfTopic(topic);
  const caller = workerCaller(lease);
  const share = limits.shareOf(() => callerKey(caller, sessions), signal);
  const trace = createCallTrace();
  const rest = createRestSession({
    upstream: limitedUpstream(upstream, share),
    caller,
    productSlug: settings.productSlug,
    signal,
    trace,
    gate: openGate,
  });
  try {
    const query = webhookDocument(documents.parse(selection), subject);
    const variables = { id: encodeGlobalID(subjectTypes[subject], subject_id) };
    const exchange = newExchange({
      request: { query, variables },
      caller,
      rest,
      share,
      trace,
      ended: signal,
    });
    const { body } = await run(exchange, { method: 'POST', accept: 'application/json' });
    if (typeof body !== 'string') throw new TypeError('The document of a payload is a query');
    return payloadOf(body);
  } catch (error) {
    if (!(error instanceof GraphQLError || error instanceof UnusableSelection)) throw error;
    return { result: { outcome: 'unreadable', detail: error.message } };
  } finally {
    share.release();
  }
}
