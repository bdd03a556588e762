/** A page that was visited: a shift, a pro or an event. */
export interface RecentPage {
  readonly href: string;
  readonly label: string;
}

/** As many as are kept. */
const mostPages = 8;

const storageKey = (accountId: string) => `brigade.recent.${accountId}`;

/** The pages that this account has visited last in this browser, the latest first. */
export function recentPages(accountId: string): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(accountId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, mostPages) : [];
  } catch {
    return [];
  }
}

/** Keeps a visited page as the latest one. */
export function storeRecentPage(accountId: string, page: RecentPage): void {
  const others = recentPages(accountId).filter(({ href }) => href !== page.href);
  try {
    localStorage.setItem(storageKey(accountId), JSON.stringify([page, ...others].slice(0, mostPages)));
  } catch {
    // A full storage drops the visit. The page itself does not need it.
  }
}

function isRecentPage(value: unknown): value is RecentPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    typeof value.href === 'string' &&
    // Only pages of the app: the storage could hold any text.
    /^\/(?!\/)/.test(value.href) &&
    'label' in value &&
    typeof value.label === 'string'
  );
}
