import { expect, test } from 'vitest';
import { notificationEvents } from './notificationEvents.ts';
import { notificationLabel } from './notificationLabels.ts';

test('every event has its own name, and a sentence', () => {
  const labels = notificationEvents.map(notificationLabel);

  expect(new Set(labels.map(({ name }) => name)).size).toBe(notificationEvents.length);
  for (const { description } of labels) expect(description).toMatch(/^[A-Z].*\.$/);
});
