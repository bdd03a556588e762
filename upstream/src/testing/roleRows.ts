import type { Database } from '../platform/database/database.ts';
import type { TestClock } from './testClock.ts';

/** Who calls, in the order of {@link RoleRow.statuses}. `rival` is the administrator of another organization. */
export const callers = [
  'anonymous',
  'gigster',
  'onsite',
  'member',
  'manager',
  'owner',
  'admin',
  'rival',
] as const;

/** Brings the fixtures into the state that a call needs. */
export type Arrange = (server: { database: Database; clock: TestClock }) => Promise<unknown>;

/** One route of the role matrix: how it responds to each caller. */
export type RoleRow = {
  /** The address to call, where it differs from the route's. */
  path?: string;
  body?: object;
  arrange?: Arrange;
  /** One per caller. */
  statuses: readonly number[];
};

/** The rows of a slice, by method and address: `GET /api/users/me/`. */
export type RoleRows = Readonly<Record<string, RoleRow>>;

/** Who has access, at Harbor House and its gigs unless the row says otherwise. */
export const anyone = (status: number) => callers.map(() => status);
export const signedIn = (status: number) => [401, status, status, status, status, status, status, status];
export const anyStaffer = (status: number) => [401, 403, status, status, status, status, status, status];
export const platformAdmin = (status: number) => [401, 404, 404, 404, 404, 404, status, 404];
export const anyRoleThere = (status: number) => [401, 403, status, status, status, status, status, 404];
export const teamMemberThere = (status: number) => [401, 403, 403, status, status, status, status, 404];
export const teamAdminThere = (status: number) => [401, 403, 403, 403, status, status, status, 404];
export const organizationAdmin = (status: number) => [401, 403, 403, 403, 403, status, status, 404];

/** Where any signed-in user may call, a caller without a role at the location gets 404 instead of 403. */
export const locationRoleThere = (status: number) => [401, 404, status, status, status, status, status, 404];
export const adminRoleThere = (status: number) => [401, 404, 403, 403, status, status, status, 404];
