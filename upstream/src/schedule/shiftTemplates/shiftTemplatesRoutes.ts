import type { RouteFactory } from '../../platform/server/route.ts';
import { createShiftTemplate } from './createShiftTemplate.ts';
import { deleteShiftTemplate } from './deleteShiftTemplate.ts';
import { listShiftTemplates } from './listShiftTemplates.ts';
import { replaceShiftTemplate } from './replaceShiftTemplate.ts';

/** The routes for shift templates, in the order of the documentation. */
export const shiftTemplatesRoutes: readonly RouteFactory[] = [
  listShiftTemplates,
  createShiftTemplate,
  replaceShiftTemplate,
  deleteShiftTemplate,
];
