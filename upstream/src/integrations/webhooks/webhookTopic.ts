import type { LocationRole } from '../../platform/access/locationRole.ts';
import { may, type Permission } from '../../platform/access/permissions.ts';
import type { ChangeFeedTable } from '../../platform/live/changeFeedTables.ts';

/** What a webhook can subscribe to. */
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

/** WAITING for an attempt, DELIVERED, FAILED after the last attempt, or SKIPPED because the token cannot see it. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED', 'SKIPPED'] as const;

/** How far a delivery is. */
export type DeliveryState = (typeof deliveryStates)[number];

const subjects = {
  gigs: 'gig',
  gig_applications: 'application',
  direct_offers: 'offer',
  payments: 'payment',
  adhoc_payments: 'ad_hoc_payment',
  disputes: 'dispute',
  invoices: 'invoice',
} as const;

/** What topics are about. */
export type WebhookSubject = (typeof subjects)[keyof typeof subjects];

/** What a topic is about. */
export function subjectOf(topic: WebhookTopic): WebhookSubject {
  return topic.slice(0, topic.indexOf('.')) as WebhookSubject;
}

/** The topic of an entry of the change feed; null for those that no webhook receives. */
export function topicOfEntry({
  subject,
  action,
}: Pick<ChangeFeedTable, 'subject' | 'action'>): WebhookTopic | null {
  return action === 'removed' ? null : `${subjects[subject]}.${action}`;
}

/** What it takes to read a subject at its location, as the routes demand it that read one. */
export const permissionToRead: Record<WebhookSubject, Permission> = {
  gig: 'gigs.view',
  application: 'gigs.view',
  offer: 'gigs.view',
  payment: 'payments.make',
  ad_hoc_payment: 'payments.make',
  dispute: 'wages.view',
  invoice: 'billing.manage',
};

const locationRoles: readonly LocationRole[] = ['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER'];

/** The roles at a location that may read a subject there. */
export function rolesToRead(subject: WebhookSubject): LocationRole[] {
  return locationRoles.filter((role) => may(role, permissionToRead[subject]));
}
