import type { RouteFactory } from '../../platform/server/route.ts';
import { deleteBreak } from './deleteBreak.ts';
import { deletePunch } from './deletePunch.ts';
import { getTimesheet } from './getTimesheet.ts';
import { postPunch } from './postPunch.ts';

/** The routes for punches and breaks, in the order of the documentation. */
export const timesheetsRoutes: readonly RouteFactory[] = [getTimesheet, postPunch, deletePunch, deleteBreak];
