import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { listenToClock, startClock } from '../platform/clock/currentTime.ts';
import { storeClockOffset, storedClockOffset } from '../platform/clock/storedClock.ts';
import { ScreenError } from '../platform/screen/ScreenError.tsx';
import { parseSearch, stringifySearch } from '../platform/screen/searchParams.ts';

/** How long a screen that opens may take before its skeleton shows: a screen whose code is loaded takes less. */
const skeletonDelayMs = 120;

/** The app's router. Tests pass a memory history. */
export function createAppRouter(history?: RouterHistory) {
  startClock(storedClockOffset());
  const router = createRouter({
    routeTree,
    context: { recheckSession: () => void router.invalidate() },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    // A screen's query is disposed with its route match, so the match must not be restored from the router's cache.
    defaultGcTime: 0,
    defaultPendingMs: skeletonDelayMs,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
  });
  // A filter changes only the search parameters. A skeleton would hide the open list of options, with it the focus, and
  // React Aria would never see the end of its closing animation: the page would remain inert.
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? skeletonDelayMs : Infinity;
  });
  // What a screen has loaded depends on the time: a list of upcoming shifts begins now.
  listenToClock((offset) => {
    storeClockOffset(offset);
    void router.invalidate();
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
