/** The sections of a user's own settings, by their addresses. */
export const accountSections = [
  { id: '/settings', label: 'Profile' },
  { id: '/notification-settings', label: 'Notifications' },
  { id: '/settings/api-tokens', label: 'API tokens' },
  { id: '/settings/api-usage', label: 'API usage' },
  { id: '/settings/webhooks', label: 'Webhooks' },
  { id: '/settings/exports', label: 'Exports' },
].map((section) => ({ ...section, href: section.id }));

/** The section that an address belongs to: the one with most of it. */
export function accountSectionAt(pathname: string): string {
  const ids = accountSections.map(({ id }) => id).filter((id) => `${pathname}/`.startsWith(`${id}/`));
  return ids.toSorted((one, other) => other.length - one.length)[0] ?? pathname;
}
