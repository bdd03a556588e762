import { expect, test } from 'vitest';
import {
  subjectOfTopic,
  subjectOfTopics,
  type WebhookSubject,
  webhookSubjects,
  type WebhookTopic,
  webhookTopics,
} from './webhookTopics.ts';

test.each<[WebhookTopic[], WebhookSubject | null]>([
  [['gig.created', 'gig.changed'], 'gig'],
  [['application.changed'], 'application'],
  [['offer.changed', 'offer.created'], 'offer'],
  [['payment.created', 'payment.changed'], 'payment'],
  [['ad_hoc_payment.changed'], 'ad_hoc_payment'],
  [['dispute.created'], 'dispute'],
  [['invoice.changed', 'invoice.created'], 'invoice'],
  [['gig.created', 'application.created'], null],
  [['payment.created', 'ad_hoc_payment.created'], null],
  [['application.created', 'offer.created'], null],
  [[], null],
])('the topics %j are about one kind of thing: %s', (topics, subject) => {
  expect(subjectOfTopics(topics)).toBe(subject);
});

test('each kind of thing has topics of its own', () => {
  expect(new Set(webhookTopics.map(subjectOfTopic))).toEqual(new Set(webhookSubjects));
});
