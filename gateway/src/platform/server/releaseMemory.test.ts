import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { releaseMemory } from './releaseMemory.ts';

test('releaseMemory collects what nothing refers to', async () => {
  const kept = { of: 'the start' };
  const left = new WeakRef({ of: 'the start' });
  const used = new WeakRef(kept);
  // Until then, a reference that was just made holds its object.
  await new Promise(setImmediate);
  releaseMemory();

  expect(left.deref()).toBeUndefined();
  expect(used.deref()).toBe(kept);
});

test('releaseMemory leaves no way to collect garbage from elsewhere', () => {
  releaseMemory();

  expect(runInNewContext('typeof gc')).toBe('undefined');
});
