import { expect, test } from 'vitest';
import type { LocationRole } from '../../platform/access/locationRole.ts';
import { isLastAdmin } from './isLastAdmin.ts';

const member = (id: string, role: LocationRole, isActive = true) => ({ id, role, isActive });

const alone = [member('ada', 'ADMIN'), member('tom', 'TEAM_MEMBER')];

test.each([
  ['the only admin', alone, 'ada', true],
  ['a team member beside the only admin', alone, 'tom', false],
  ['one of two admins', [...alone, member('eve', 'ADMIN')], 'ada', false],
  ['an admin beside a closed account', [...alone, member('eve', 'ADMIN', false)], 'ada', true],
  ['an admin with a closed account', [...alone, member('eve', 'ADMIN', false)], 'eve', false],
  ['a user outside the team', alone, 'zoe', false],
  ['a member of a team without admins', [member('tom', 'TEAM_MEMBER')], 'tom', false],
])('whether this is the last admin: %s', (_who, team, id, isLast) => {
  expect(isLastAdmin(team, id)).toBe(isLast);
});
