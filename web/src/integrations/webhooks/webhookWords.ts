import {
  type WebhookSubject,
  type WebhookTopic,
  webhookSubjects,
} from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import type { WebhookTopic as TopicName } from '../../__generated__/createWebhookMutation.graphql.ts';

interface TopicWords {
  /** In GraphQL. */
  readonly name: TopicName;
  readonly label: string;
  readonly description: string;
}

const topicWords: Record<WebhookTopic, TopicWords> = {
  'gig.created': { name: 'GIG_CREATED', label: 'Shift posted', description: 'Someone posts a shift.' },
  'gig.changed': {
    name: 'GIG_CHANGED',
    label: 'Shift changed',
    description: 'A shift, its applicants or its places change.',
  },
  'application.created': {
    name: 'APPLICATION_CREATED',
    label: 'Application received',
    description: 'A pro applies or is offered a shift.',
  },
  'application.changed': {
    name: 'APPLICATION_CHANGED',
    label: 'Application changed',
    description: 'Anything from selection to payment.',
  },
  'offer.created': {
    name: 'OFFER_CREATED',
    label: 'Offer made',
    description: 'A pro is offered a shift or assigned to it.',
  },
  'offer.changed': {
    name: 'OFFER_CHANGED',
    label: 'Offer changed',
    description: 'A pro accepts or declines, or the offer expires or is withdrawn.',
  },
  'payment.created': {
    name: 'PAYMENT_CREATED',
    label: 'Payment submitted',
    description: 'Someone pays a pro, or the hours are approved automatically.',
  },
  'payment.changed': {
    name: 'PAYMENT_CHANGED',
    label: 'Payment changed',
    description: 'A payment arrives, fails, is retried or is refunded.',
  },
  'ad_hoc_payment.created': {
    name: 'AD_HOC_PAYMENT_CREATED',
    label: 'Extra payment submitted',
    description: 'Someone pays a tip, a bonus or missed hours.',
  },
  'ad_hoc_payment.changed': {
    name: 'AD_HOC_PAYMENT_CHANGED',
    label: 'Extra payment changed',
    description: 'An extra payment arrives, fails, is retried or is refunded.',
  },
  'dispute.created': {
    name: 'DISPUTE_CREATED',
    label: 'Dispute opened',
    description: 'A pro disputes hours or pay.',
  },
  'dispute.changed': {
    name: 'DISPUTE_CHANGED',
    label: 'Dispute changed',
    description: 'Someone answers, the dispute is decided, or what it grants is paid.',
  },
  'invoice.created': {
    name: 'INVOICE_CREATED',
    label: 'Invoice drafted',
    description: 'A new invoice is ready for review.',
  },
  'invoice.changed': {
    name: 'INVOICE_CHANGED',
    label: 'Invoice changed',
    description: 'An invoice is issued, paid or overdue, or its payment fails.',
  },
};

/** What a topic is called. */
export function wordsOfTopic(topic: WebhookTopic): TopicWords {
  return topicWords[topic];
}

/** The topics with these names in GraphQL. A newer server may know others, which are left out. */
export function topicsNamed(names: readonly (string | null | undefined)[]): WebhookTopic[] {
  const topics = Object.entries(topicWords) as [WebhookTopic, TopicWords][];
  return topics.filter(([, { name }]) => names.includes(name)).map(([topic]) => topic);
}

/** What a topic with this name in GraphQL is called. */
export function topicLabel(name: string | null | undefined): string {
  const [topic] = topicsNamed([name]);
  return topic === undefined ? 'Event' : topicWords[topic].label;
}

const subjectLabels: Readonly<Record<WebhookSubject, string>> = {
  gig: 'Shifts',
  application: 'Applications',
  offer: 'Offers',
  payment: 'Payments',
  ad_hoc_payment: 'Extra payments',
  dispute: 'Disputes',
  invoice: 'Invoices',
};

/** What webhooks can be about. */
export const subjectOptions = webhookSubjects.map((value) => ({ value, label: subjectLabels[value] }));

/** What a webhook is about, in the middle of a sentence. */
export function subjectWords(subject: WebhookSubject): string {
  return subjectLabels[subject].toLowerCase();
}

const pauseReasons: Readonly<Record<string, string>> = {
  MAKER: 'You paused it.',
  FAILING: 'No delivery has succeeded for three days.',
  GONE: 'Its address answered that it is gone (410).',
  SELECTION: 'Its selection no longer fits the schema.',
  TOKEN_REVOKED: 'Its API token was revoked. Choose another one to resume it.',
  TOKEN_EXPIRED: 'Its API token has expired. Choose another one to resume it.',
  ACCOUNT_INACTIVE: 'Your account is not active.',
  ACCESS_LOST: 'You no longer have a role where its API token may be used.',
};

/** Why a webhook is paused. */
export function pauseSentence(reason: string | null | undefined, detail: string | null | undefined): string {
  return [pauseReasons[reason ?? ''], detail].filter(Boolean).join(' ');
}

/** How many events were lost. */
export function lostTitle(count: number): string {
  return count === 1 ? '1 event was lost' : `${count.toLocaleString('en-US')} events were lost`;
}
