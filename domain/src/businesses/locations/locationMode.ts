/** The two faces of a location: posting shifts openly, or keeping a network of pros and hiring. */
export type LocationMode = 'MARKETPLACE' | 'HIRE';

/** A license that a user holds for one location. */
export interface License {
  readonly licenseName: 'marketplace' | 'hire';
  readonly locationId: number;
}

/**
 * The mode in which a location opens for the holder of these licenses: hire only for those who hold a hire license for
 * it and no marketplace license. Without any license for the location it is the marketplace.
 */
export function locationMode(licenses: readonly License[], locationId: number): LocationMode {
  const names = licenses
    .filter((license) => license.locationId === locationId)
    .map(({ licenseName }) => licenseName);
  return names.length === 0 || names.includes('marketplace') ? 'MARKETPLACE' : 'HIRE';
}
