import type { createAppRouter } from './createAppRouter.ts';

/** Loads the code of the screen at the current address. Its failure shows when the router opens the screen. */
export function preloadScreen(router: ReturnType<typeof createAppRouter>): void {
  for (const match of router.matchRoutes(router.latestLocation)) {
    const routeId = match.routeId as keyof typeof router.routesById;
    const loading = router.loadRouteChunk(router.routesById[routeId]);
    loading?.catch(() => undefined);
  }
}
