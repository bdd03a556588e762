import type { RouteFactory } from '../../platform/server/route.ts';
import { createSsoAssertion } from './createSsoAssertion.ts';
import { logOut } from './logOut.ts';
import { requestEmailCode } from './requestEmailCode.ts';
import { requestPhoneCode } from './requestPhoneCode.ts';
import { verifyEmailCode } from './verifyEmailCode.ts';
import { verifyMagicLink } from './verifyMagicLink.ts';
import { verifyPhoneCode } from './verifyPhoneCode.ts';
import { verifySso } from './verifySso.ts';

/** The routes for signing in and out, in the order of the documentation. */
export const signInRoutes: readonly RouteFactory[] = [
  requestEmailCode,
  verifyEmailCode,
  requestPhoneCode,
  verifyPhoneCode,
  verifyMagicLink,
  verifySso,
  logOut,
  createSsoAssertion,
];
