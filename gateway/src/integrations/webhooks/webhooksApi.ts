import type { WebhookTopic } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { deliveryWire, webhookWire, webhookWithSecretWire } from './webhookWire.ts';

/** What its maker decides about a webhook. */
export interface WebhookBody {
  name: string;
  url: string;
  topics: readonly WebhookTopic[];
  selection: string;
  cost: number;
  api_token_id?: number;
}

/** The caller's webhooks, the newest first. */
export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/users/me/webhooks/',
  query: shape<PageQuery>(),
  response: paged(webhookWire),
});

/** One of the caller's webhooks. */
const getWebhook = endpoint({
  name: 'getWebhook',
  method: 'GET',
  path: '/users/me/webhooks/{id}/',
  response: webhookWire,
});

/** Creates a webhook; only this response and that of a rotation have its secret. */
export const createWebhook = endpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/users/me/webhooks/',
  body: shape<WebhookBody>(),
  response: webhookWithSecretWire,
});

export const updateWebhook = endpoint({
  name: 'updateWebhook',
  method: 'PUT',
  path: '/users/me/webhooks/{id}/',
  body: shape<WebhookBody>(),
  response: webhookWire,
});

/** Replaces the signing secret. */
export const rotateWebhookSecret = endpoint({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/users/me/webhooks/{id}/rotate/',
  response: webhookWithSecretWire,
});

export const pauseWebhook = endpoint({
  name: 'pauseWebhook',
  method: 'POST',
  path: '/users/me/webhooks/{id}/pause/',
  response: webhookWire,
});

export const resumeWebhook = endpoint({
  name: 'resumeWebhook',
  method: 'POST',
  path: '/users/me/webhooks/{id}/resume/',
  response: webhookWire,
});

/** Deletes a webhook with its deliveries. */
export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/users/me/webhooks/{id}/',
  response: noContent,
});

/** Sends a test event. */
export const testWebhook = endpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/users/me/webhooks/{id}/test/',
  body: shape<{ topic?: WebhookTopic }>(),
  response: deliveryWire,
});

/** The log of a webhook, the newest first. */
export const listDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/users/me/webhooks/{id}/deliveries/',
  query: shape<PageQuery>(),
  response: paged(deliveryWire),
});

/** One delivery of the caller's webhooks. */
const getDelivery = endpoint({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/users/me/webhook-deliveries/{id}/',
  response: deliveryWire,
});

/** Makes another attempt. */
export const resendDelivery = endpoint({
  name: 'resendWebhookDelivery',
  method: 'POST',
  path: '/users/me/webhook-deliveries/{id}/resend/',
  response: deliveryWire,
});

export const webhookById = loader({ one: (id: number, rest) => rest.call(getWebhook, { path: { id } }) });
export const deliveryById = loader({ one: (id: number, rest) => rest.call(getDelivery, { path: { id } }) });
