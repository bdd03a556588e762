import type { RouteFactory } from '../../platform/server/route.ts';
import { acceptInterview } from './acceptInterview.ts';
import { declineInterview } from './declineInterview.ts';
import { getInterview } from './getInterview.ts';

/** The routes for interviews, in the order of the documentation. */
export const interviewsRoutes: readonly RouteFactory[] = [getInterview, acceptInterview, declineInterview];
