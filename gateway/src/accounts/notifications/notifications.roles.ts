import { ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  updateNotificationSettings: { testedElsewhere: ownAccountOrCode },
};
