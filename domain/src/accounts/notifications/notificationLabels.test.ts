import { expect, test } from 'vitest';
import { notificationEvents } from '../../notifications/notificationEvents.ts';
import { notificationLabel } from './notificationLabels.ts';

test('every event has a name of its own, and a sentence', () => {
  const labels = notificationEvents.map(notificationLabel);

  expect(new Set(labels.map(({ name }) => name)).size).toBe(notificationEvents.length);
  for (const { description } of labels) expect(description).toMatch(/^[A-Z].*\.$/);
});
