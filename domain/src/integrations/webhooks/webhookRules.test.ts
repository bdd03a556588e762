import { expect, test } from 'vitest';
import { topicsOfWebhook, webhookName, webhookSelection, webhookUrl } from './webhookRules.ts';

test.each([
  ['Payroll', true],
  [' ', false],
  ['x'.repeat(61), false],
])('whether a webhook may be named %j: %s', (name, isValid) => {
  expect(webhookName.safeParse(name).success).toBe(isValid);
});

test.each([
  ['https://hooks.example.com/brigade?team=1', true],
  ['http://127.0.0.1:9000/', true],
  ['ftp://hooks.example.com/', false],
  ['https://user@hooks.example.com/', false],
  ['https://:password@hooks.example.com/', false],
  ['https://hooks.example.com/#here', false],
  ['hooks.example.com', false],
  [`https://hooks.example.com/${'x'.repeat(2000)}`, false],
])('whether a webhook may have the URL %s: %s', (url, isValid) => {
  expect(webhookUrl.safeParse(url).success).toBe(isValid);
});

test.each([
  [['gig.created', 'gig.changed'], true],
  [['application.changed'], true],
  [['gig.changed', 'application.changed'], false],
  [[], false],
])('whether a webhook may have the topics %j: %s', (topics, isValid) => {
  expect(topicsOfWebhook.safeParse(topics).success).toBe(isValid);
});

test('a selection has up to 10,000 characters', () => {
  expect(webhookSelection.safeParse('{ id }').success).toBe(true);
  expect(webhookSelection.safeParse('x'.repeat(10_001)).success).toBe(false);
});
