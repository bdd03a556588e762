import { notFound } from '../errors.ts';
import type { RouteFactory } from './route.ts';

/**
 * Closes a route on a server without a secret for workers: no process would do what it starts. The factory keeps its name.
 */
export function ifWorkersExist(makeRoute: RouteFactory): RouteFactory {
  const guarded: RouteFactory = (services) => {
    const route = makeRoute(services);
    if (services.settings.webhookWorkerSecret !== null) return route;
    return { ...route, handle: () => Promise.reject(notFound()) };
  };
  return Object.defineProperty(guarded, 'name', { value: makeRoute.name });
}
