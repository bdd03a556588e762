import type { RouteFactory } from '../../platform/server/route.ts';
import { createSavedFilter } from './createSavedFilter.ts';
import { deleteSavedFilter } from './deleteSavedFilter.ts';
import { listSavedFilters } from './listSavedFilters.ts';

/** The routes for saved filters, in the order of the documentation. */
export const savedFiltersRoutes: readonly RouteFactory[] = [
  listSavedFilters,
  createSavedFilter,
  deleteSavedFilter,
];
