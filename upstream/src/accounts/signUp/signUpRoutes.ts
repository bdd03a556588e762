import type { RouteFactory } from '../../platform/server/route.ts';
import { getManagerProfile } from './getManagerProfile.ts';
import { linkAccount } from './linkAccount.ts';
import { listLinkableAccounts } from './listLinkableAccounts.ts';
import { listManagerSkills } from './listManagerSkills.ts';
import { sendLinkCode } from './sendLinkCode.ts';
import { signUp } from './signUp.ts';

/** The routes for sign-up and linked accounts, in the order of the documentation. */
export const signUpRoutes: readonly RouteFactory[] = [
  signUp,
  getManagerProfile,
  listLinkableAccounts,
  sendLinkCode,
  linkAccount,
  listManagerSkills,
];
