import type { RouteFactory } from '../../platform/server/route.ts';
import { getMe } from './getMe.ts';
import { linkEmail } from './linkEmail.ts';
import { linkPhone } from './linkPhone.ts';
import { patchMe, putMe } from './updateMe.ts';

/** The routes for users, in the order of the documentation. */
export const usersRoutes: readonly RouteFactory[] = [linkEmail, linkPhone, getMe, patchMe, putMe];
