import { grillId } from '../testing/demoIds.ts';
import { anyRole, type MutationRoles } from '../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  moveSandboxClock: { input: () => ({ locationId: grillId, advanceMinutes: 1 }), outcomes: anyRole },
  setSandboxScript: { input: () => ({ seed: 7 }), outcomes: { ...anyRole, rival: 'may' } },
};
