import { globalId } from '../../testing/globalId.ts';
import { platformAdmin, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  addUserNote: {
    input: () => ({ userId: globalId('User', 4), text: 'Called on Monday.' }),
    // About a person, so no organization knows more of it than another.
    outcomes: { ...platformAdmin, rival: 'FORBIDDEN' },
  },
};
