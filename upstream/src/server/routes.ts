import { getMe } from '../users/getMe.ts';
import type { RouteFactory } from './route.ts';

/** Every route of the API, in the order of the documentation. */
export const routes: readonly RouteFactory[] = [getMe];
