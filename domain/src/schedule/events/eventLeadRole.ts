/** What somebody who leads an event does there, with the name that people read. */
const names = {
  EVENT_LEAD: 'Event Lead',
  EVENT_COORDINATOR: 'Event Coordinator',
  EVENT_STAFF: 'Event Staff',
  CONVERSION_STAFF: 'Conversion Staff',
  DRIVER: 'Driver',
  HOST: 'Host',
  WARDROBE: 'Wardrobe',
  ASSISTANT_TEAM_LEAD: 'Assistant Team Lead',
} as const;

/** What somebody who leads an event does there. */
export type EventLeadRole = keyof typeof names;

/** Every role, in the order in which people choose. */
export const eventLeadRoles = Object.keys(names) as readonly EventLeadRole[];

/** The name of a role. */
export function eventLeadRoleName(role: EventLeadRole): string {
  return names[role];
}

/** The role with this name, as REST spells it; null for a name of none. */
export function eventLeadRoleFromName(name: string): EventLeadRole | null {
  return eventLeadRoles.find((role) => names[role] === name) ?? null;
}
