/** The parts of a location's page about people, in their order, with their paths below the location's. */
export const connectTabs = [
  { id: 'pros', label: 'Pros', path: '/connect' },
  { id: 'network', label: 'Network', path: '/connect/network' },
  { id: 'groups', label: 'Groups', path: '/connect/groups' },
  { id: 'invites', label: 'Invites', path: '/connect/network/invites' },
  { id: 'history', label: 'Past work', path: '/connect/history' },
  { id: 'blocked', label: 'Blocked', path: '/connect/blocked' },
] as const;

/** The part that a path shows; null for a page of its own, such as a profile. */
export function connectTabOf(pathname: string): (typeof connectTabs)[number]['id'] | null {
  const rest = pathname.replace(/^\/locations\/\d+/, '').replace(/\/$/, '');
  return connectTabs.find(({ path }) => path === rest)?.id ?? null;
}
