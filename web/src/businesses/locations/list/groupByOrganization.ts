interface OfOrganization {
  readonly organization: { readonly databaseId: number; readonly name: string };
}

/** Locations with the same organization, in the order in which the organizations first appear. */
export function groupByOrganization<T extends OfOrganization>(locations: readonly T[]) {
  const groups = new Map<number, { organization: T['organization']; locations: T[] }>();
  for (const location of locations) {
    const { organization } = location;
    const group = groups.get(organization.databaseId);
    if (group) group.locations.push(location);
    else groups.set(organization.databaseId, { organization, locations: [location] });
  }
  return [...groups.values()];
}
