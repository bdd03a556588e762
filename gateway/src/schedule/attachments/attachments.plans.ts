import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  attachmentUrlQuery: {
    variables: () => ({ id: globalId('Attachment', 1) }),
  },
  createAttachmentMutation: {
    variables: () => ({ input: { locationId: grillId, name: 'Menu.pdf' } }),
  },
  useAttachedFilesQuery: {
    variables: () => ({ ids: [globalId('Attachment', 1)] }),
  },
};
