import type { RouteFactory } from '../../platform/server/route.ts';
import { deleteBreak } from './deleteBreak.ts';
import { deletePunch } from './deletePunch.ts';
import { getTimesheet } from './getTimesheet.ts';
import { patchBreak } from './patchBreak.ts';
import { patchPunch } from './patchPunch.ts';
import { postPunch } from './postPunch.ts';

/** The routes for punches and breaks, in the order of the documentation. */
export const timesheetsRoutes: readonly RouteFactory[] = [
  getTimesheet,
  postPunch,
  patchPunch,
  deletePunch,
  patchBreak,
  deleteBreak,
];
