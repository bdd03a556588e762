import { type License, type LocationMode, locationMode } from './locationMode.ts';

/** The modes in which the holder of these licenses may work at a location, the one that it opens in first. */
export function locationModes(licenses: readonly License[], locationId: number): readonly LocationMode[] {
  const opens = locationMode(licenses, locationId);
  const names = licenses
    .filter((license) => license.locationId === locationId)
    .map(({ licenseName }) => licenseName);
  return opens === 'MARKETPLACE' && names.includes('hire') ? ['MARKETPLACE', 'HIRE'] : [opens];
}

/**
 * The mode to work in: the one that was chosen at the location, as long as the licenses allow it, else the one that it
 * opens in.
 *
 * @param modes what the licenses allow, as {@link locationModes} gives it
 * @param chosen null when nothing was chosen
 */
export function currentMode(modes: readonly LocationMode[], chosen: LocationMode | null): LocationMode {
  if (chosen !== null && modes.includes(chosen)) return chosen;
  return modes[0] ?? 'MARKETPLACE';
}
