import {
  networkInviteStatuses,
  type NetworkInviteStatus,
} from '@brigade/domain/pros/network/networkInviteStatus.ts';
import { type NameSearch, readNameSearch } from '../groups/nameSearch.ts';

/** What the list of invites shows, as the address says it; what is left out is all of them. */
export interface InvitesSearch extends NameSearch {
  readonly status?: NetworkInviteStatus;
  /** The dialog that is open. */
  readonly dialog?: 'invite' | 'import';
}

/** Reads the address; what it does not know is dropped. */
export function readInvitesSearch(search: Record<string, unknown>): InvitesSearch {
  const status = networkInviteStatuses.find((known) => known === search['status']);
  const dialog = (['invite', 'import'] as const).find((known) => known === search['dialog']);
  return { ...readNameSearch(search), ...(status && { status }), ...(dialog && { dialog }) };
}
