import type { RouteFactory } from '../../platform/server/route.ts';
import { ifWorkersExist } from '../../platform/server/ifWorkersExist.ts';
import { cancelExport } from './cancelExport.ts';
import { claimExports } from './claimExports.ts';
import { deleteExport } from './deleteExport.ts';
import { getExport } from './getExport.ts';
import { getFilePart } from './getFilePart.ts';
import { listExports } from './listExports.ts';
import { startExport } from './startExport.ts';
import { stopRun } from './stopRun.ts';
import { storePage } from './storePage.ts';

/** The routes for exports, and those of the processes that run them. */
export const bulkExportsRoutes: readonly RouteFactory[] = [
  listExports,
  getExport,
  startExport,
  cancelExport,
  deleteExport,
  getFilePart,
  claimExports,
  storePage,
  stopRun,
].map(ifWorkersExist);
