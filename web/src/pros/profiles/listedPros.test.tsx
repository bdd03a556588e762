import { expect, onTestFinished, test, vi } from 'vitest';
import { storedListedPros, storeListedPros } from './listedPros.ts';

test('keeps the last list of a location', () => {
  expect(storedListedPros({ locationId: 1, list: 'network' })).toEqual([]);
  storeListedPros({ locationId: 1, list: 'search', uuids: ['a'] });
  storeListedPros({ locationId: 1, list: 'network', uuids: ['a', 'b'] });
  expect(storedListedPros({ locationId: 1, list: 'network' })).toEqual(['a', 'b']);
  expect(storedListedPros({ locationId: 2, list: 'network' })).toEqual([]);
  expect(storedListedPros({ locationId: 1, list: 'search' })).toEqual([]);
});

test('drops a list that the storage has no room for', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  onTestFinished(() => setItem.mockRestore());
  storeListedPros({ locationId: 3, list: 'network', uuids: ['a'] });
  expect(storedListedPros({ locationId: 3, list: 'network' })).toEqual([]);
});
