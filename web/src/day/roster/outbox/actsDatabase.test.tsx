import { expect, test, vi } from 'vitest';
import { makeAct, makeLatePro } from '../../../testing/acts.ts';
import { holdsActs } from './actsDatabase.ts';
import { changeActs } from './actsStore.ts';

test('a browser holds acts of any account until the last one is gone', async () => {
  expect(await holdsActs()).toBe(false);
  await changeActs(() => [makeAct(makeLatePro(1), { accountId: 'another' })]);
  expect(await holdsActs()).toBe(true);
  await changeActs(() => []);
  expect(await holdsActs()).toBe(false);
});

test('a browser in which no one ever recorded anything gets no database', async () => {
  vi.spyOn(indexedDB, 'databases').mockResolvedValue([{ name: 'brigade.answers', version: 1 }]);
  const open = vi.spyOn(indexedDB, 'open');
  expect(await holdsActs()).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
