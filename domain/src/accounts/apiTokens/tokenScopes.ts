import { type LocationAccess, may, type Permission } from '../../platform/access/locationRole.ts';

/** What an API token may do, the least first. */
export const tokenScopes = ['READ', 'POST', 'ROSTER', 'PAY', 'TEAM', 'ADMIN'] as const;

/** What an API token may do. */
export type TokenScope = (typeof tokenScopes)[number];

/** A scope in words for people. */
export interface TokenScopeLabel {
  readonly name: string;
  readonly description: string;
  /** What its maker must be allowed to do somewhere. */
  readonly permission: Permission;
}

const labels: Record<TokenScope, TokenScopeLabel> = {
  READ: {
    name: 'Read',
    description: 'See everything that you can see.',
    permission: 'gigs.view',
  },
  POST: {
    name: 'Post shifts',
    description: 'Create, change and cancel shifts, events and templates.',
    permission: 'gigs.post',
  },
  ROSTER: {
    name: 'Staff shifts',
    description: 'Select applicants, send offers, record hours, and look after favorites and your network.',
    permission: 'applications.attendance',
  },
  PAY: {
    name: 'Pay',
    description: 'Pay pros, answer disputes, and change invoices and payment methods.',
    permission: 'payments.make',
  },
  TEAM: {
    name: 'Manage the team',
    description: 'Invite managers, change their roles and remove them.',
    permission: 'team.manage',
  },
  ADMIN: {
    name: 'Administration',
    description:
      'Change locations and organizations, with their addresses and add-ons. A platform admin’s token needs it everywhere.',
    permission: 'locations.edit',
  },
};

/** A scope in words for people. */
export function tokenScopeLabel(scope: TokenScope): TokenScopeLabel {
  return labels[scope];
}

/** A message of the server with the names of scopes in words for people. */
export function scopesInWords(message: string): string {
  return tokenScopes.reduce(
    (words, scope) => words.replaceAll(new RegExp(`\\b${scope}\\b`, 'g'), `“${labels[scope].name}”`),
    message,
  );
}

/** The scopes that someone with these kinds of access may grant. */
export function grantableScopes(accesses: readonly LocationAccess[]): TokenScope[] {
  return tokenScopes.filter((scope) => accesses.some((access) => may(access, labels[scope].permission)));
}
