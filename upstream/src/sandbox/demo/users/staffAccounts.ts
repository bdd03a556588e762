import type { AccountStatus } from '../../../accounts/users/usersTable.ts';
import type { LocationRole } from '../../../platform/access/locationRole.ts';

/** A staff account of a business or the provider with its roles. */
export interface StaffAccount {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  /** `+1` followed by ten digits, reserved for fiction; null for an imported account. */
  phone: string | null;
  /** Migrated from the predecessor platform: never signed in, with an unverified address. */
  isImported?: true;
  status?: AccountStatus;
  isPlatformAdmin?: true;
  /** Random where it is left out, which is long ago. */
  joinedDaysAgo?: number;
  /** Organizations of which the account is an administrator. */
  organizations?: readonly number[];
  locations?: readonly (readonly [locationId: number, role: LocationRole])[];
  marketplaceLicenses?: readonly number[];
  hireLicenses?: readonly number[];
}

/** The account that acts for the provider. */
export const platformAdminId = 1;

/** Leads the first event of the demo, without any role at a business. */
export const teamCaptain = {
  id: 18,
  email: 'captain@brigade.example',
  firstName: 'Rosa',
  lastName: 'Whitfield',
  phone: '+16465550118',
} as const satisfies StaffAccount;

/** The demo accounts, one per role. */
const demoAccounts: readonly StaffAccount[] = [
  {
    id: platformAdminId,
    email: 'admin@brigade.example',
    firstName: 'Naomi',
    lastName: 'Feldman',
    phone: '+16465550101',
    isPlatformAdmin: true,
  },
  {
    id: 2,
    email: 'owner@brigade.example',
    firstName: 'Daniel',
    lastName: 'Okonkwo',
    phone: '+16465550102',
    organizations: [1],
    // Both licenses at Saltbox allow switching modes there.
    marketplaceLicenses: [1, 2, 3, 4],
    hireLicenses: [3],
  },
  {
    id: 3,
    email: 'manager@brigade.example',
    firstName: 'Elena',
    lastName: 'Marchetti',
    phone: '+16465550103',
    locations: [
      [1, 'ADMIN'],
      [2, 'ADMIN'],
      [3, 'ADMIN'],
    ],
    marketplaceLicenses: [1, 2],
    hireLicenses: [3],
  },
  {
    id: 4,
    email: 'member@brigade.example',
    firstName: 'Theo',
    lastName: 'Lindgren',
    phone: '+16465550104',
    locations: [
      [1, 'TEAM_MEMBER'],
      [2, 'TEAM_MEMBER'],
    ],
    marketplaceLicenses: [1, 2],
  },
  {
    id: 5,
    email: 'onsite@brigade.example',
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone: '+16465550105',
    locations: [
      [1, 'ONSITE_MANAGER'],
      [2, 'ONSITE_MANAGER'],
    ],
  },
];

/** Founders who signed up with a referral code and have no location yet. */
const newcomers = [
  {
    id: 19,
    email: 'tessa@moreaubistro.example',
    firstName: 'Tessa',
    lastName: 'Moreau',
    phone: '+16465550119',
    joinedDaysAgo: 16,
  },
  {
    id: 20,
    email: 'omar@haddadcatering.example',
    firstName: 'Omar',
    lastName: 'Haddad',
    phone: '+16465550120',
    joinedDaysAgo: 9,
  },
  {
    id: 21,
    email: 'nora@fjordandsalt.example',
    firstName: 'Nora',
    lastName: 'Iversen',
    phone: '+16465550121',
    joinedDaysAgo: 2,
  },
] as const satisfies readonly StaffAccount[];

const colleagues: readonly StaffAccount[] = [
  {
    id: 6,
    email: 'owner@halyard.example',
    firstName: 'Priya',
    lastName: 'Raghunathan',
    phone: '+16305550106',
    organizations: [2],
    marketplaceLicenses: [5, 6],
  },
  {
    id: 7,
    email: 'marcus.bell@copperfinch.example',
    firstName: 'Marcus',
    lastName: 'Bell',
    phone: '+16305550107',
    locations: [[2, 'ADMIN']],
    marketplaceLicenses: [2],
  },
  {
    id: 8,
    email: 'jun.takahashi@copperfinch.example',
    firstName: 'Jun',
    lastName: 'Takahashi',
    phone: '+18185550108',
    locations: [[3, 'ADMIN']],
    hireLicenses: [3],
  },
  {
    id: 9,
    email: 'amelie.fournier@copperfinch.example',
    firstName: 'Amélie',
    lastName: 'Fournier',
    phone: '+16465550109',
    locations: [
      [4, 'ADMIN'],
      [1, 'TEAM_MEMBER'],
    ],
    marketplaceLicenses: [1, 4],
  },
  {
    id: 10,
    email: 'grace.adeyemi@halyard.example',
    firstName: 'Grace',
    lastName: 'Adeyemi',
    phone: '+16305550110',
    locations: [[5, 'ADMIN']],
    marketplaceLicenses: [5],
  },
  {
    id: 11,
    email: 'victor.salas@halyard.example',
    firstName: 'Victor',
    lastName: 'Salas',
    phone: '+18185550111',
    locations: [[6, 'ADMIN']],
    marketplaceLicenses: [6],
  },
  {
    id: 12,
    email: 'dana.whitcomb@halyard.example',
    firstName: 'Dana',
    lastName: 'Whitcomb',
    phone: '+16305550112',
    locations: [[5, 'ONSITE_MANAGER']],
  },
  {
    id: 13,
    email: 'kofi.mensah@halyard.example',
    firstName: 'Kofi',
    lastName: 'Mensah',
    phone: '+18185550113',
    locations: [
      [6, 'TEAM_MEMBER'],
      [5, 'TEAM_MEMBER'],
    ],
    marketplaceLicenses: [5, 6],
  },
  {
    id: 14,
    email: 'lucia.ferrante@copperfinch.example',
    firstName: 'Lucia',
    lastName: 'Ferrante',
    phone: '+18185550114',
    locations: [[3, 'ONSITE_MANAGER']],
  },
  {
    id: 15,
    email: 'former@copperfinch.example',
    firstName: 'Peter',
    lastName: 'Hallam',
    phone: '+16465550115',
    status: 'DEACTIVATED',
    locations: [[1, 'TEAM_MEMBER']],
  },
  {
    id: 16,
    email: 'newcomer@brigade.example',
    firstName: 'Ines',
    lastName: 'Carvalho',
    phone: null,
    isImported: true,
    locations: [[3, 'TEAM_MEMBER']],
    hireLicenses: [3],
  },
  {
    id: 17,
    email: 'group@brigade.example',
    firstName: 'Helena',
    lastName: 'Sorensen',
    phone: '+16465550117',
    organizations: [1, 2],
    marketplaceLicenses: [1, 2, 4, 5, 6],
    hireLicenses: [3],
  },
  teamCaptain,
  ...newcomers,
];

/** All users other than pros, with ids below 100. */
export const staffAccounts: readonly StaffAccount[] = [...demoAccounts, ...colleagues];
