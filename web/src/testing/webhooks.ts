import { connection, makeViewer, type Page } from './world.ts';

/** A signing secret of Standard Webhooks. */
export const webhookSecret = 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U=';

/** A viewer with an API token and these webhooks. */
export function makeIntegrator(webhooks: readonly object[] = [], facts: Record<string, unknown> = {}) {
  return makeViewer({
    apiTokens: (page: Page) => connection([makeHookToken(1, 'Hooks')], page),
    webhooks: (page: Page) => connection(webhooks, page),
    ...facts,
  });
}

/** An API token that a webhook can have. */
export function makeHookToken(databaseId: number, name: string, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'ApiToken',
    id: `token-${databaseId}`,
    name,
    placeName: 'Grill 1',
    expiresAt: '2100-06-01T16:00:00Z',
    ...facts,
  };
}

/** An active webhook about shifts, with an empty log. */
export function makeWebhook(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Webhook',
    id: `webhook-${databaseId}`,
    databaseId,
    name: 'Payroll',
    url: 'https://example.com/hooks',
    topics: ['GIG_CREATED', 'GIG_CHANGED'],
    selection: '{ databaseId status }',
    apiTokenId: 'token-1',
    apiTokenName: 'Hooks',
    pausedAt: null,
    pauseReason: null,
    pauseDetail: null,
    failingSince: null,
    lostEventCount: 0,
    eventsLostAt: null,
    lastDeliveredAt: '2026-03-02T14:00:00Z',
    replacedSecretEndsAt: null,
    createdAt: '2026-03-01T14:00:00Z',
    deliveries: (page: Page) => connection([], page),
    ...facts,
  };
}

/** An attempt that the receiver accepted. */
export function makeAttempt(number: number, facts: Record<string, unknown> = {}) {
  return {
    number,
    startedAt: '2026-03-02T14:00:00Z',
    milliseconds: 25,
    status: 204,
    failure: null,
    response: '',
    ...facts,
  };
}

interface DeliveryFacts extends Record<string, unknown> {
  readonly attempts?: readonly object[];
}

/** A delivery whose only attempt succeeded. */
export function makeDelivery(databaseId: number, facts: DeliveryFacts = {}) {
  const { attempts = [makeAttempt(1)] } = facts;
  return {
    __typename: 'WebhookDelivery',
    id: `delivery-${databaseId}`,
    databaseId,
    eventId: `msg_${databaseId}`,
    topic: 'GIG_CHANGED',
    isTest: false,
    state: 'DELIVERED',
    payload: '{"type":"gig.changed","data":{"databaseId":7}}',
    createdAt: '2026-03-02T14:00:00Z',
    nextAttemptAt: null,
    attemptCount: attempts.length,
    latestAttempt: attempts.at(-1) ?? null,
    ...facts,
    attempts,
  };
}
