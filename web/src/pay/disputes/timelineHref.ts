/** Where the work of a timeline belongs. */
export interface TimelinePlace {
  /** Null for viewers who have no access to the location. */
  readonly locationId: number | null;
  readonly gigId: number;
}

/** The page where an entry comes from. Null for entries without one. */
export function timelineHref(kind: string, { locationId, gigId }: TimelinePlace): string | null {
  if (locationId === null) return null;
  const location = `/locations/${locationId}`;
  if (kind === 'POSTED' || kind.startsWith('SHIFT_')) return `${location}/gigs/${gigId}`;
  if (kind === 'PUNCHES_CHANGED' || kind === 'BREAKS_CHANGED') return `${location}/gigs/${gigId}/roster`;
  if (kind.startsWith('LOCATED') || kind === 'LOCATION_REVIEWED') return `${location}/geo-logs`;
  return kind.startsWith('EXTRA_PAYMENT') ? `${location}/pay/extra` : null;
}
