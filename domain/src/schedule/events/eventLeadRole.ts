/** The display names of event lead roles. */
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

export type EventLeadRole = keyof typeof names;

/** Every role, in menu order. */
export const eventLeadRoles = Object.keys(names) as readonly EventLeadRole[];

export function eventLeadRoleName(role: EventLeadRole): string {
  return names[role];
}

/** The role with this name, as REST spells it; null for a name of none. */
export function eventLeadRoleFromName(name: string): EventLeadRole | null {
  return eventLeadRoles.find((role) => names[role] === name) ?? null;
}
