import type { RouteFactory } from '../../platform/server/route.ts';
import { createManagerOnDuty } from './createManagerOnDuty.ts';
import { deleteManagerOnDuty } from './deleteManagerOnDuty.ts';
import { listManagersOnDuty } from './listManagersOnDuty.ts';
import { updateManagerOnDuty } from './updateManagerOnDuty.ts';

/** The routes for managers on duty, in the order of the documentation. */
export const managersOnDutyRoutes: readonly RouteFactory[] = [
  listManagersOnDuty,
  createManagerOnDuty,
  updateManagerOnDuty,
  deleteManagerOnDuty,
];
