import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { ScreenError } from '../platform/screen/ScreenError.tsx';
import { parseSearch, stringifySearch } from '../platform/screen/searchParams.ts';

/** The app's router. Tests pass a history of their own. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { recheckSession: () => void router.invalidate() },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    // A screen's query ends when the router drops the screen; it must not come back from the router's cache then.
    defaultGcTime: 0,
    // Long enough not to flash a skeleton for code that is there already.
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
    /** When another sign-in code may be asked for, in milliseconds since the epoch. */
    resendAt?: number;
  }
}
