import type { StoredInviteStatus } from '../../../pros/network/invites/networkInvitesTable.ts';

type GroupPlan = {
  location_id: number;
  name: string;
  description: string;
  /** How many pros of the network it contains. */
  size: number;
  daysAgo: number;
};

type InvitePlan = {
  location_id: number;
  name: string | null;
  email: string | null;
  phone_number: string | null;
  status: StoredInviteStatus;
  isAccepted?: true;
  daysAgo: number;
};

/** The groups of the demo's networks. */
export const groupPlans: readonly GroupPlan[] = [
  { location_id: 1, name: 'Weekend regulars', description: 'Friday to Sunday, dinner', size: 6, daysAgo: 40 },
  { location_id: 1, name: 'Private dining', description: '', size: 4, daysAgo: 21 },
  { location_id: 2, name: 'Banquet team', description: 'Weddings and galas', size: 5, daysAgo: 30 },
];

/** The invites, oldest first, with one per status. */
export const invitePlans: readonly InvitePlan[] = [
  {
    location_id: 1,
    name: 'Teodora Vance',
    email: 'teodora.vance@mail.example',
    phone_number: null,
    status: 'SENT',
    daysAgo: 25,
  },
  {
    location_id: 1,
    name: 'Ruben Achterberg',
    email: null,
    phone_number: '+16465550127',
    status: 'SENT',
    isAccepted: true,
    daysAgo: 18,
  },
  {
    location_id: 1,
    name: null,
    email: 'old.line@undeliverable.example',
    phone_number: null,
    status: 'UNDELIVERABLE',
    daysAgo: 5,
  },
  {
    location_id: 1,
    name: 'Priya Somerset',
    email: 'priya.somerset@mail.example',
    phone_number: '+16465550183',
    status: 'SENT',
    daysAgo: 2,
  },
];
