import { useEffect } from 'react';
import { storeLastRoster } from './lastRoster.ts';
import { registerWorker } from './registerWorker.ts';

/** Makes this browser able to open the page, whose query is kept, without a connection. */
export function useOfflinePage(): void {
  useEffect(() => {
    // Without storage, the installed app opens at home.
    storeLastRoster(window.location.pathname + window.location.search).catch(() => undefined);
    registerWorker();
  }, []);
}
