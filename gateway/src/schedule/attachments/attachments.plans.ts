import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  attachmentUrlQuery: {
    variables: () => ({ id: btoa('Attachment:1') }),
  },
  createAttachmentMutation: {
    variables: () => ({ input: { locationId: grillId, name: 'Menu.pdf' } }),
  },
  useAttachedFilesQuery: {
    variables: () => ({ ids: [btoa('Attachment:1')] }),
  },
};
