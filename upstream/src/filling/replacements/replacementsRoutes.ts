import type { RouteFactory } from '../../platform/server/route.ts';
import { listStandbys } from './listStandbys.ts';
import { replaceApplication } from './replaceApplication.ts';
import { replaceApplications } from './replaceApplications.ts';

/** The routes that replace pros who dropped out. */
export const replacementsRoutes: readonly RouteFactory[] = [
  listStandbys,
  replaceApplication,
  replaceApplications,
];
