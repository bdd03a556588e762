/** The REST parameters that limit a list to one location or to all locations the viewer manages. */
export function gigListScope(
  filter: { readonly includesManagedLocations?: boolean | null | undefined } | null | undefined,
  locationId: number,
): { location_id: number } | { managed: true } {
  return filter?.includesManagedLocations === true ? { managed: true } : { location_id: locationId };
}
