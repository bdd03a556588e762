import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';

const day = 24 * 60 * 60 * 1000;
const validDays = 14;

type DemoInvitation = Pick<DemoRow<'invitations'>, 'email' | 'role'> &
  Partial<DemoRow<'invitations'>> & { invited_by_user_id: number; daysAgo: number };

/** Oldest first. One has expired, and one was undeliverable. */
const invitations: readonly DemoInvitation[] = [
  {
    location_id: 1,
    role: 'ONSITE_MANAGER',
    email: 'owen.castillo@copperfinch.example',
    manager_name: 'Owen Castillo',
    invited_by_user_id: 3,
    daysAgo: 23,
  },
  {
    location_id: 5,
    role: 'TEAM_MEMBER',
    email: 'mei.lindqvist@halyard.example',
    manager_name: 'Mei Lindqvist',
    invited_by_user_id: 10,
    daysAgo: 9,
  },
  {
    location_id: 1,
    role: 'TEAM_MEMBER',
    email: 'floor@undeliverable.example',
    status: 'ERROR',
    invited_by_user_id: 3,
    daysAgo: 6,
  },
  {
    organization_id: 1,
    role: 'ADMIN',
    email: 'harriet.osei@copperfinch.example',
    manager_name: 'Harriet Osei',
    invited_by_user_id: 2,
    daysAgo: 4,
  },
  {
    location_id: 1,
    role: 'TEAM_MEMBER',
    email: 'nora.whitfield@copperfinch.example',
    manager_name: 'Nora Whitfield',
    phone_number: '+16465550161',
    invited_by_user_id: 3,
    daysAgo: 2,
  },
  {
    location_id: 2,
    role: 'ADMIN',
    email: 'samir.haddad@copperfinch.example',
    invited_by_user_id: 2,
    daysAgo: 1,
  },
];

/** Letters and digits like in a real link. */
function tokenFrom(stream: RandomStream): string {
  return `${stream.uuid()}${stream.uuid()}`.replaceAll('-', '').slice(0, 43);
}

/** The invitations to the demo's teams. */
export function invitationRows(seed: number, now: number): DemoRow<'invitations'>[] {
  return invitations.map(({ daysAgo, ...invitation }, index) => {
    const stream = new RandomStream(seed, `invitation/${index + 1}`);
    const created = now - daysAgo * day + stream.integer(0, 5 * 60 * 60) * 1000;
    return {
      id: index + 1,
      location_id: null,
      organization_id: null,
      phone_number: null,
      manager_name: null,
      status: 'SUBMITTED',
      ...invitation,
      token: tokenFrom(stream),
      created_ts: new Date(created),
      expires_ts: new Date(created + validDays * day),
      accepted_ts: null,
      accepted_by_user_id: null,
      renewal_requested_ts: null,
    };
  });
}
