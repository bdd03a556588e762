import type { RouteFactory } from '../../platform/server/route.ts';
import { listRatingCategories } from './listRatingCategories.ts';
import { reviewApplication } from './reviewApplication.ts';

/** The routes for reviews, in the order of the documentation. */
export const reviewsRoutes: readonly RouteFactory[] = [reviewApplication, listRatingCategories];
