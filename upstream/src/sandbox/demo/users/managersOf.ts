import { staffAccounts, type StaffAccount } from './staffAccounts.ts';

/** The managers who run a location, the most powerful first. */
export function managersOf(locationId: number): StaffAccount[] {
  const rank = { ADMIN: 0, TEAM_MEMBER: 1, ONSITE_MANAGER: 2 };
  return staffAccounts
    .filter((account) => account.status === undefined && !account.isImported)
    .flatMap((account) => (account.locations ?? []).map(([id, role]) => ({ account, id, role })))
    .filter(({ id }) => id === locationId)
    .toSorted((left, right) => rank[left.role] - rank[right.role])
    .map(({ account }) => account);
}
