/**
 * The location to work in: the stored one while the user may still work there, else the first that is available, else
 * none.
 *
 * @param stored the id kept from the last visit, null when nothing is kept
 * @param available the ids of the locations the user may work in, in the order of their list
 */
export function currentLocationId(stored: number | null, available: readonly number[]): number | null {
  if (stored !== null && available.includes(stored)) return stored;
  return available[0] ?? null;
}
