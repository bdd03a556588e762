import { expect, test } from 'vitest';
import { subjectOfTopics, type WebhookTopic } from './webhookTopics.ts';

test.each<[WebhookTopic[], 'gig' | 'application' | null]>([
  [['gig.created', 'gig.changed'], 'gig'],
  [['application.changed'], 'application'],
  [['gig.created', 'application.created'], null],
  [[], null],
])('the topics %j are about one kind of thing: %s', (topics, subject) => {
  expect(subjectOfTopics(topics)).toBe(subject);
});
