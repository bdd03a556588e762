import { changesRoute } from '../platform/live/changesRoute.ts';
import type { Services } from '../platform/server/services.ts';
import { asCaptain } from '../schedule/events/captaincy.ts';

/** The changes of a topic: its area is below that of the captains who may follow it. */
export const listChanges = (services: Services) => changesRoute(services, asCaptain);
