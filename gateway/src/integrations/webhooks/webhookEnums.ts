import type { WebhookTopic as Topic } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { attemptFailures, deliveryStates, pauseReasons } from './webhookWire.ts';

export const WebhookTopic = builder.enumType('WebhookTopic', {
  description: 'A topic that a webhook can subscribe to; `type` in payloads.',
  values: {
    GIG_CREATED: { description: 'A gig was posted; `gig.created` in payloads.', value: 'gig.created' },
    GIG_CHANGED: {
      description: 'A gig, its applicants or its places changed; `gig.changed` in payloads.',
      value: 'gig.changed',
    },
    APPLICATION_CREATED: {
      description: 'A pro applied or was offered a gig; `application.created` in payloads.',
      value: 'application.created',
    },
    APPLICATION_CHANGED: {
      description: 'An application changed, from selection to payment; `application.changed` in payloads.',
      value: 'application.changed',
    },
    OFFER_CREATED: {
      description: 'A pro was offered a gig, or assigned to it; `offer.created` in payloads.',
      value: 'offer.created',
    },
    OFFER_CHANGED: {
      description:
        'An offer was accepted, declined or withdrawn, or has expired; `offer.changed` in payloads.',
      value: 'offer.changed',
    },
    PAYMENT_CREATED: {
      description:
        'The pay for the work of a pro was submitted for the first time; `payment.created` in payloads.',
      value: 'payment.created',
    },
    PAYMENT_CHANGED: {
      description:
        'The pay for the work of a pro arrived, failed, was submitted again or refunded, or a bank took it back; ' +
        '`payment.changed` in payloads.',
      value: 'payment.changed',
    },
    AD_HOC_PAYMENT_CREATED: {
      description: 'An ad hoc payment was made; `ad_hoc_payment.created` in payloads.',
      value: 'ad_hoc_payment.created',
    },
    AD_HOC_PAYMENT_CHANGED: {
      description:
        'An ad hoc payment arrived, failed, was submitted again or refunded, or a bank took it back; ' +
        '`ad_hoc_payment.changed` in payloads.',
      value: 'ad_hoc_payment.changed',
    },
    DISPUTE_CREATED: {
      description: 'A pro opened a dispute; `dispute.created` in payloads.',
      value: 'dispute.created',
    },
    DISPUTE_CHANGED: {
      description:
        'A dispute was answered, left to the platform or decided, or its additional payment changed; ' +
        '`dispute.changed` in payloads.',
      value: 'dispute.changed',
    },
    INVOICE_CREATED: {
      description: 'An invoice was drafted; `invoice.created` in payloads.',
      value: 'invoice.created',
    },
    INVOICE_CHANGED: {
      description:
        'The lines of a draft changed, or an invoice was issued, charged or paid, failed or is overdue; ' +
        '`invoice.changed` in payloads.',
      value: 'invoice.changed',
    },
  } as const satisfies Record<string, { description: string; value: Topic }>,
});

export const WebhookPauseReason = builder.enumType('WebhookPauseReason', {
  description: 'Why a webhook is paused.',
  values: {
    MAKER: { description: 'The maker paused the webhook.' },
    FAILING: { description: 'No delivery has succeeded for three days.' },
    GONE: { description: 'The URL responded with 410 (Gone).' },
    SELECTION: { description: 'The selection cannot be read; `pauseDetail` says why.' },
    TOKEN_REVOKED: { description: 'The API token of the webhook was revoked.' },
    TOKEN_EXPIRED: { description: 'The API token of the webhook has expired.' },
    ACCOUNT_INACTIVE: { description: "The account of the webhook's maker is suspended or closed." },
    ACCESS_LOST: { description: 'The maker has no role any more where the API token may be used.' },
  } satisfies Described<typeof pauseReasons>,
});

export const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'The state of a delivery of a webhook.',
  values: {
    WAITING: { description: 'The delivery waits for its first or next attempt.' },
    DELIVERED: { description: 'The receiver responded with a status from 200 to 299.' },
    FAILED: { description: 'The last attempt failed, and no others follow.' },
    SKIPPED: { description: 'The API token cannot see what the event is about.' },
  } satisfies Described<typeof deliveryStates>,
});

export const WebhookFailure = builder.enumType('WebhookFailure', {
  description: 'Why an attempt to deliver had no response.',
  values: {
    TIMEOUT: { description: 'The receiver did not respond within 20 seconds.' },
    CONNECTION: { description: 'The connection was refused or closed.' },
    NAME_NOT_FOUND: { description: 'The host name in the URL has no address.' },
    NOT_PUBLIC: { description: 'The host name in the URL has an address that is not public.' },
    CERTIFICATE: { description: 'The certificate of the receiver is not valid for its host name.' },
    READING: { description: 'The payload could not be read at that moment.' },
    SELECTION: { description: 'The selection cannot be read, which pauses the webhook.' },
  } satisfies Described<typeof attemptFailures>,
});
