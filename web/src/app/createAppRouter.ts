import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { ScreenError } from '../platform/screen/ScreenError.tsx';
import { parseSearch, stringifySearch } from '../platform/screen/searchParams.ts';

/** The app's router. Tests pass a memory history. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { recheckSession: () => void router.invalidate() },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    // A screen's query is disposed with its route match, so the match must not be restored from the router's cache.
    defaultGcTime: 0,
    // Prevents a skeleton flash when the code is already loaded.
    defaultPendingMs: 120,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** When another sign-in code can be requested, in milliseconds since the epoch. */
    resendAt?: number;
  }
}
