import type { ChangeFeedTable } from '../../platform/live/changeFeedTables.ts';

/** What a webhook can subscribe to. */
export const webhookTopics = [
  'gig.created',
  'gig.changed',
  'application.created',
  'application.changed',
  'offer.created',
  'offer.changed',
] as const;

/** What a webhook can subscribe to. */
export type WebhookTopic = (typeof webhookTopics)[number];

/** WAITING for an attempt, DELIVERED, FAILED after the last attempt, or SKIPPED because the token cannot see it. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED', 'SKIPPED'] as const;

/** How far a delivery is. */
export type DeliveryState = (typeof deliveryStates)[number];

/** What topics are about. */
export function subjectOf(topic: WebhookTopic): 'gig' | 'application' | 'offer' {
  return topic.slice(0, topic.indexOf('.')) as ReturnType<typeof subjectOf>;
}

const subjects = { gigs: 'gig', gig_applications: 'application', direct_offers: 'offer' } as const;

/** The topic of an entry of the change feed; null for those that no webhook receives. */
export function topicOfEntry({
  subject,
  action,
}: Pick<ChangeFeedTable, 'subject' | 'action'>): WebhookTopic | null {
  return action === 'removed' ? null : `${subjects[subject]}.${action}`;
}
