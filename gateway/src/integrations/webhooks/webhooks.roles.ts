import { madeByCaller, ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createWebhook: { testedElsewhere: ownAccountOrCode },
  deleteWebhook: { testedElsewhere: madeByCaller },
  pauseWebhook: { testedElsewhere: madeByCaller },
  resendWebhookDelivery: { testedElsewhere: madeByCaller },
  resumeWebhook: { testedElsewhere: madeByCaller },
  rotateWebhookSecret: { testedElsewhere: madeByCaller },
  // What they may be about depends on the caller's roles, as for a new webhook.
  testWebhook: { testedElsewhere: ownAccountOrCode },
  updateWebhook: { testedElsewhere: ownAccountOrCode },
};
