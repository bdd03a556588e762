import { copperFinchId, grillId } from '../../testing/demoIds.ts';
import {
  locationAdmin,
  organizationAdmin,
  ownAccountOrCode,
  type MutationRoles,
} from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  acceptInvitation: { testedElsewhere: ownAccountOrCode },
  inviteToLocation: {
    input: () => ({ locationId: grillId, role: 'ADMIN', email: 'guest@brigade.example' }),
    outcomes: locationAdmin,
  },
  inviteToOrganization: {
    input: () => ({ organizationId: copperFinchId, email: 'guest@brigade.example' }),
    outcomes: organizationAdmin,
  },
  requestNewInvitation: { testedElsewhere: ownAccountOrCode },
  resendInvitation: { input: ({ invitationId }) => ({ invitationId }), outcomes: locationAdmin },
  withdrawInvitation: {
    input: ({ invitationId }) => ({ invitationId }),
    outcomes: locationAdmin,
    isOnce: true,
  },
};
