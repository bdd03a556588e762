import { useEffect } from 'react';
import { useViewer } from '../ViewerProvider.tsx';
import { storeRecentPage } from './recentPages.ts';

/** Keeps the page of a shift, a pro or an event among the recent ones. */
export function useRecentPage(href: string, label: string): void {
  const { accountId } = useViewer();
  useEffect(() => storeRecentPage(accountId, { href, label }), [accountId, href, label]);
}
