/** The REST parameters that say whose gigs to list: a location's, or those of all that the viewer manages. */
export function gigListPlace(
  filter: { readonly includesManagedLocations?: boolean | null | undefined } | null | undefined,
  locationId: number,
): { location_id: number } | { managed: true } {
  return filter?.includesManagedLocations === true ? { managed: true } : { location_id: locationId };
}
