import { globalId } from './globalId.ts';
/** Global ids that the demo data always contains. */
export const grillId = globalId('Location', 1);
export const pendingLocationId = globalId('Location', 4);
export const copperFinchId = globalId('Organization', 1);
export const upcomingEventId = globalId('Event', 5);

/** The global id of a pro at Copper Finch Grill, the demo's first location. */
export function proAtGrillId(uuid: string): string {
  return globalId('ProAtLocation', `1-${uuid}`);
}
