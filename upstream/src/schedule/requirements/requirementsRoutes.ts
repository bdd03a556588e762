import type { RouteFactory } from '../../platform/server/route.ts';
import { createRequirement } from './createRequirement.ts';
import { getRequirement } from './getRequirement.ts';
import { listRequirements } from './listRequirements.ts';

/** The routes for requirements, in the order of the documentation. */
export const requirementsRoutes: readonly RouteFactory[] = [
  listRequirements,
  createRequirement,
  getRequirement,
];
