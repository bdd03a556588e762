import { html, type Html } from '../html.ts';

const roleNames: Readonly<Record<string, string>> = {
  rival: 'everyone with an account',
  onsite: 'onsite managers',
  member: 'team members',
  manager: 'location admins',
  owner: 'organization admins',
  admin: 'platform admins',
};

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The names of roles in a sentence: all but some, where everyone with an account is among them. */
export function rolesText(roles: readonly string[]): string {
  const namesOf = (some: readonly string[]) =>
    conjunction.format(some.map((role) => roleNames[role] ?? role));
  if (!roles.includes('rival')) return namesOf(roles);
  const others = Object.keys(roleNames).filter((role) => !roles.includes(role));
  return [roleNames['rival'], ...(others.length > 0 ? ['but', namesOf(others)] : [])].join(' ');
}

/** The permissions that refusals name; with several, what is asked for decides which. */
export function permissionsText(permissions: readonly string[]): Html | null {
  if (permissions.length === 0) return null;
  const names = permissions.map((name, index) => html`${index === 0 ? null : ', '}<code>${name}</code>`);
  return html`${names}${permissions.length === 1 ? null : ': which of them depends on what it is about'}.`;
}
