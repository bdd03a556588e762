import { randomBytes } from 'node:crypto';
import type { PageVisit } from '../pages/pageSignals.ts';
import type { EnvelopeItem } from './envelope.ts';
import { profileOf } from './profileOf.ts';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** The trace of a visit as a transaction with a span for each request, and its profile if it has one. */
export function visitItems(visit: PageVisit, eventId: string, environment: string): EnvelopeItem[] {
  const { screen, cause, startedAt, ms, requests, profile } = visit;
  const traceId = hex(16);
  const spanId = hex(8);
  const profileId = profile === null ? null : hex(16);
  const at = (offset: number) => (startedAt + offset) / 1000;
  const transaction = {
    type: 'transaction',
    event_id: eventId,
    platform: 'javascript',
    environment,
    transaction: screen,
    transaction_info: { source: 'route' },
    start_timestamp: at(0),
    timestamp: at(ms),
    contexts: {
      trace: { trace_id: traceId, span_id: spanId, op: cause, status: 'ok' },
      ...(profileId !== null && { profile: { profile_id: profileId } }),
    },
    spans: requests.map(({ operation, offset, ms: took, isFailed }) => ({
      trace_id: traceId,
      parent_span_id: spanId,
      span_id: hex(8),
      op: 'http.client',
      description: operation,
      status: isFailed ? 'internal_error' : 'ok',
      start_timestamp: at(offset),
      timestamp: at(offset + took),
    })),
  };
  const items: EnvelopeItem[] = [{ type: 'transaction', content: transaction }];
  if (profile !== null && profileId !== null) {
    const content = profileOf(profile, { profileId, eventId, traceId, environment, screen, startedAt, ms });
    items.push({ type: 'profile', content });
  }
  return items;
}
