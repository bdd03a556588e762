/** The screens that the main navigation leads to. */
export type MenuItemId =
  | 'today'
  | 'schedule'
  | 'roster'
  | 'calls'
  | 'shifts'
  | 'events'
  | 'pros'
  | 'pay'
  | 'reports'
  | 'approvals'
  | 'locations'
  | 'settings';

/** Where the viewer is, and what they may do there. */
export interface MenuPlace {
  /** Null without a location. */
  readonly locationId: number | null;
  readonly isPlatformAdmin: boolean;
  /** Whether shifts exist there: it is approved, and in marketplace mode. */
  readonly isOpen: boolean;
  /** Whether the location is only for hiring. */
  readonly isHire: boolean;
  readonly isOnsiteManager: boolean;
  /** Whether the viewer manages the team there. */
  readonly isAdmin: boolean;
  /** Whether a screen has shown the location, which may be one that does not exist. */
  readonly isKnown: boolean;
}

/** What the role works with, in groups. Nothing that the role may not do, or that the location does not have. */
export function menuGroups(place: MenuPlace): readonly (readonly MenuItemId[])[] {
  const { locationId, isPlatformAdmin, isOpen, isHire, isOnsiteManager, isKnown } = place;
  const queue: readonly MenuItemId[] = isPlatformAdmin ? ['approvals', 'locations'] : [];
  if (locationId === null) return [isPlatformAdmin ? queue : ['locations']];
  if (isHire) return [queue, ['settings']];
  if (!isOpen) return isKnown ? [queue, ['today'], ['settings']] : [queue, ['locations']];
  if (isOnsiteManager) return [['today', 'roster', 'calls', 'shifts']];
  return [['today', 'schedule'], ['shifts', 'events', 'pros'], ['pay', 'reports'], queue, ['settings']];
}

/** Whether the viewer is offered to post a shift. */
export function offersNewShift(place: MenuPlace): boolean {
  return place.locationId !== null && place.isOpen && !place.isHire && !place.isOnsiteManager;
}
