import { eachItem, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = { reviewPros: { testedElsewhere: eachItem } };
