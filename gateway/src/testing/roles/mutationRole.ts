import type { RoleFixtures } from './roleFixtures.ts';

/** The columns of the table, from the least to the most powerful. `rival` administers another organization. */
export const callers = {
  rival: 'owner@halyard.example',
  onsite: 'onsite@brigade.example',
  member: 'member@brigade.example',
  manager: 'manager@brigade.example',
  owner: 'owner@brigade.example',
  admin: 'admin@brigade.example',
} as const;

/** `may`: the role is sufficient; the mutation may still fail for another reason. */
export type Outcome = 'may' | 'FORBIDDEN' | 'NOT_FOUND';
export type Outcomes = Readonly<Record<keyof typeof callers, Outcome>>;

const no = 'FORBIDDEN';

/** Any role at Copper Finch Grill or in its organization. */
export const anyRole: Outcomes = {
  rival: 'NOT_FOUND',
  onsite: 'may',
  member: 'may',
  manager: 'may',
  owner: 'may',
  admin: 'may',
};
export const teamMember: Outcomes = { ...anyRole, onsite: no };
export const locationAdmin: Outcomes = { ...teamMember, member: no };
export const organizationAdmin: Outcomes = { ...locationAdmin, manager: no };
export const platformAdmin: Outcomes = { ...organizationAdmin, owner: no };

export const ownAccountOrCode = "It acts on the caller's own account, or for anyone who has a code or link.";
export const eachItem = 'It reports each item separately; the tests beside it cover the roles.';
export const madeBefore = 'It acts on what another mutation creates; the tests beside it cover the roles.';
export const madeByCaller = 'It acts on what the caller created before; the tests beside it cover the roles.';

export type MutationRole =
  | {
      readonly input: (fixtures: RoleFixtures) => object;
      readonly outcomes: Outcomes;
      /** A success leaves nothing to repeat it with, so the data is reset after it. */
      readonly isOnce?: true;
    }
  | { readonly testedElsewhere: string };

/** Who may run the mutations of a slice; each slice with mutations has a `<slice>.roles.ts` file. */
export type MutationRoles = Readonly<Record<string, MutationRole>>;
