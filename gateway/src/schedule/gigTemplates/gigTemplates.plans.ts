import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  createGigTemplateMutation: {
    variables: () => ({
      input: {
        locationId: grillId,
        name: 'Brunch',
        skillId: globalId('Skill', 1),
        hourlyRateCents: 2400,
        positionDescription: 'Bake.',
      },
    }),
  },
  deleteGigTemplateMutation: {
    variables: () => ({ input: { gigTemplateId: globalId('GigTemplate', 1) } }),
  },
  TemplatesScreenQuery: {
    variables: () => ({ locationId: 1 }),
  },
  updateGigTemplateMutation: {
    variables: () => ({ input: { gigTemplateId: globalId('GigTemplate', 1), name: 'Brunch' } }),
  },
};
