import type { RouteFactory } from '../../platform/server/route.ts';
import { createApiToken } from './createApiToken.ts';
import { getApiToken } from './getApiToken.ts';
import { listApiTokens } from './listApiTokens.ts';
import { revokeApiToken } from './revokeApiToken.ts';
import { rotateApiToken } from './rotateApiToken.ts';

/** The routes for API tokens, in the order of the documentation. */
export const apiTokensRoutes: readonly RouteFactory[] = [
  listApiTokens,
  getApiToken,
  createApiToken,
  rotateApiToken,
  revokeApiToken,
];
