import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createAttachment: { input: () => ({ locationId: grillId, name: 'Menu.pdf' }), outcomes: teamMember },
  deleteAttachment: { input: () => ({ attachmentId: globalId('Attachment', 1) }), outcomes: teamMember },
};
