import type { RouteFactory } from '../../platform/server/route.ts';
import { createAddOn } from './createAddOn.ts';
import { listAddOns } from './listAddOns.ts';
import { updateAddOn } from './updateAddOn.ts';

/** The routes for add-ons, in the order of the documentation. */
export const addOnsRoutes: readonly RouteFactory[] = [listAddOns, createAddOn, updateAddOn];
