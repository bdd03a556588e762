import { madeByCaller, ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createWebhook: { testedElsewhere: ownAccountOrCode },
  deleteWebhook: { testedElsewhere: madeByCaller },
  pauseWebhook: { testedElsewhere: madeByCaller },
  resendWebhookDelivery: { testedElsewhere: madeByCaller },
  resumeWebhook: { testedElsewhere: madeByCaller },
  rotateWebhookSecret: { testedElsewhere: madeByCaller },
  testWebhook: { testedElsewhere: madeByCaller },
  updateWebhook: { testedElsewhere: madeByCaller },
};
