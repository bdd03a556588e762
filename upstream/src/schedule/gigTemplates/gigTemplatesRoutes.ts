import type { RouteFactory } from '../../platform/server/route.ts';
import { createGigTemplate } from './createGigTemplate.ts';
import { deleteGigTemplate } from './deleteGigTemplate.ts';
import { getGigTemplate } from './getGigTemplate.ts';
import { listGigTemplates } from './listGigTemplates.ts';
import { updateGigTemplate } from './updateGigTemplate.ts';

/** The routes for gig templates, in the order of the documentation. */
export const gigTemplatesRoutes: readonly RouteFactory[] = [
  listGigTemplates,
  createGigTemplate,
  getGigTemplate,
  updateGigTemplate,
  deleteGigTemplate,
];
