/** Global ids that the demo data always contains. */
export const grillId = btoa('Location:1');
export const pendingLocationId = btoa('Location:4');
export const copperFinchId = btoa('Organization:1');
export const upcomingEventId = btoa('Event:5');

/** The global id of a pro at Copper Finch Grill, the demo's first location. */
export function proAtGrillId(uuid: string): string {
  return btoa(`ProAtLocation:1-${uuid}`);
}
