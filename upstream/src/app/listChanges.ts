import { changesRoute } from '../platform/live/changesRoute.ts';
import type { Services } from '../platform/server/services.ts';
import { followRules } from './followRules.ts';

/** The changes of a topic. */
export const listChanges = (services: Services) => changesRoute(services, followRules);
