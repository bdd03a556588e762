import { loadProSummaries } from '../../profiles/loadProSummaries.ts';
import type { ProSummary } from '../../profiles/proSummary.ts';
import type { Upstream } from '../../../platform/server/services.ts';
import { inviteLink } from './inviteLink.ts';
import type { InviteResponse } from './inviteResponse.ts';
import { inviteStatusAt } from './inviteStatus.ts';
import type { InviteRow } from './selectInvites.ts';

/** The wire object of an invite, with the pro who accepted it. */
export function toInvite(
  upstream: Pick<Upstream, 'clock' | 'settings'>,
  row: InviteRow,
  pro: ProSummary | null,
): InviteResponse {
  return {
    id: row.id,
    location_id: row.location_id,
    name: row.name,
    email: row.email,
    phone_number: row.phone_number,
    status: inviteStatusAt(row, upstream.clock.now()),
    link: inviteLink(upstream, row.token),
    inviter_name: row.inviter_name,
    created_ts: row.created_ts.toISOString(),
    sent_ts: row.sent_ts.toISOString(),
    expiration_date: row.expires_ts.toISOString(),
    accepted_ts: row.accepted_ts?.toISOString() ?? null,
    pro,
  };
}

/** The wire objects of invites of one location. */
export async function toInvites(
  upstream: Pick<Upstream, 'database' | 'clock' | 'settings'>,
  locationId: number,
  rows: readonly InviteRow[],
): Promise<InviteResponse[]> {
  const proIds = rows.flatMap(({ pro_id }) => (pro_id === null ? [] : [pro_id]));
  const pros =
    proIds.length > 0 ? await loadProSummaries(upstream.database, proIds, [locationId]) : undefined;
  return rows.map((row) => toInvite(upstream, row, pros?.get(row.pro_id ?? 0) ?? null));
}
