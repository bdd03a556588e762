/** What a webhook can subscribe to, by its names in REST and in payloads. */
export const webhookTopics = [
  'gig.created',
  'gig.changed',
  'application.created',
  'application.changed',
  'offer.created',
  'offer.changed',
  'payment.created',
  'payment.changed',
  'ad_hoc_payment.created',
  'ad_hoc_payment.changed',
  'dispute.created',
  'dispute.changed',
  'invoice.created',
  'invoice.changed',
] as const;

/** What a webhook can subscribe to. */
export type WebhookTopic = (typeof webhookTopics)[number];

/** What the topics of a webhook are about; its payloads show one of these. */
export const webhookSubjects = [
  'gig',
  'application',
  'offer',
  'payment',
  'ad_hoc_payment',
  'dispute',
  'invoice',
] as const;

/** What the topics of a webhook are about; its payloads show one of these. */
export type WebhookSubject = (typeof webhookSubjects)[number];

/** The GraphQL type that payloads about a subject show, and that their selections are of. */
export const payloadTypes: Readonly<Record<WebhookSubject, string>> = {
  gig: 'Gig',
  application: 'GigApplication',
  offer: 'DirectOffer',
  payment: 'WorkPay',
  ad_hoc_payment: 'AdHocPayment',
  dispute: 'Dispute',
  invoice: 'Invoice',
};

/** What a topic is about. */
export function subjectOfTopic(topic: WebhookTopic): WebhookSubject {
  return topic.slice(0, topic.indexOf('.')) as WebhookSubject;
}

/** What all topics are about; null if they are about different things, and for none. */
export function subjectOfTopics(topics: readonly WebhookTopic[]): WebhookSubject | null {
  const [subject, ...others] = new Set(topics.map(subjectOfTopic));
  return others.length === 0 ? (subject ?? null) : null;
}
