import type { RouteFactory } from '../../platform/server/route.ts';
import { getSession } from './getSession.ts';
import { listSessions } from './listSessions.ts';
import { revokeSession } from './revokeSession.ts';

/** The routes for sessions, in the order of the documentation. */
export const sessionsRoutes: readonly RouteFactory[] = [listSessions, getSession, revokeSession];
