import { expect, test } from 'vitest';
import { subjectOfTopics, type WebhookSubject, type WebhookTopic } from './webhookTopics.ts';

test.each<[WebhookTopic[], WebhookSubject | null]>([
  [['gig.created', 'gig.changed'], 'gig'],
  [['application.changed'], 'application'],
  [['offer.changed', 'offer.created'], 'offer'],
  [['gig.created', 'application.created'], null],
  [['application.created', 'offer.created'], null],
  [[], null],
])('the topics %j are about one kind of thing: %s', (topics, subject) => {
  expect(subjectOfTopics(topics)).toBe(subject);
});
