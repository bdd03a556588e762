import { useEffect } from 'react';
import { storeListedPros } from './listedPros.ts';

/** Lets the pages of the pros of a list lead to the next and the previous one. Pass the list's name to their links, too. */
export function useListedPros(locationId: number, list: string, uuids: readonly string[]): void {
  const text = [...new Set(uuids)].join(' ');
  useEffect(() => {
    storeListedPros({ locationId, list, uuids: text.split(' ') });
  }, [locationId, list, text]);
}
