/** The groups of a location's network. */
export function groupsHref(locationId: number): string {
  return `/locations/${locationId}/connect/groups`;
}

/** The page of one of them, by its number. */
export function groupHref(locationId: number, groupId: number): string {
  return `${groupsHref(locationId)}/${groupId}`;
}

/** Who was invited into the network. */
export function invitesHref(locationId: number): string {
  return `/locations/${locationId}/connect/network/invites`;
}

/** The dialog that invites a pro, on top of the invites. */
export function inviteHref(locationId: number): string {
  return `${invitesHref(locationId)}?dialog=invite`;
}
