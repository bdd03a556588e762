import type { AnyRouter } from '@tanstack/react-router';

/** Loads the code of the screen at the current address. Its failure shows when the router opens the screen. */
export function preloadScreen(router: AnyRouter): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const loading = router.loadRouteChunk(router.routesById[routeId]);
    loading?.catch(() => undefined);
  }
}
