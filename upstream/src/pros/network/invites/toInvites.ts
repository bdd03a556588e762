import { loadProSummaries } from '../../profiles/loadProSummaries.ts';
import type { ProSummary } from '../../profiles/proSummary.ts';
import type { Services } from '../../../platform/server/services.ts';
import { inviteLink } from './inviteLink.ts';
import type { InviteResponse } from './inviteResponse.ts';
import { inviteStatusAt } from './inviteStatus.ts';
import type { InviteRow } from './selectInvites.ts';

/** The response of an invite, with the pro who accepted it. */
export function toInvite(
  services: Pick<Services, 'clock' | 'settings'>,
  row: InviteRow,
  pro: ProSummary | null,
): InviteResponse {
  return {
    id: row.id,
    location_id: row.location_id,
    name: row.name,
    email: row.email,
    phone_number: row.phone_number,
    status: inviteStatusAt(row, services.clock.now()),
    link: inviteLink(services, row.token),
    inviter_name: row.inviter_name,
    created_ts: row.created_ts.toISOString(),
    sent_ts: row.sent_ts.toISOString(),
    expiration_date: row.expires_ts.toISOString(),
    accepted_ts: row.accepted_ts?.toISOString() ?? null,
    pro,
  };
}

/** The responses of invites of one location. */
export async function toInvites(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  locationId: number,
  rows: readonly InviteRow[],
): Promise<InviteResponse[]> {
  const proIds = rows.flatMap(({ pro_id }) => (pro_id === null ? [] : [pro_id]));
  const pros =
    proIds.length > 0 ? await loadProSummaries(services.database, proIds, [locationId]) : undefined;
  return rows.map((row) => toInvite(services, row, pros?.get(row.pro_id ?? 0) ?? null));
}
