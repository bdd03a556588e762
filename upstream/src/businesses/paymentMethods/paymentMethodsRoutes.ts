import type { RouteFactory } from '../../platform/server/route.ts';
import { getOrganizationPaymentMethod } from './getOrganizationPaymentMethod.ts';
import { getOrganizationSetupIntent } from './getOrganizationSetupIntent.ts';
import { getPaymentMethod } from './getPaymentMethod.ts';
import { getSetupIntent } from './getSetupIntent.ts';
import { openOrganizationPortal } from './openOrganizationPortal.ts';
import { openPortal } from './openPortal.ts';
import { putOrganizationPaymentMethod } from './putOrganizationPaymentMethod.ts';
import { putPaymentMethod } from './putPaymentMethod.ts';
import { verifySandboxBankAccount } from './verifySandboxBankAccount.ts';

/** The routes for payment methods, in the order of the documentation. */
export const paymentMethodsRoutes: readonly RouteFactory[] = [
  getSetupIntent,
  getPaymentMethod,
  putPaymentMethod,
  openPortal,
  getOrganizationSetupIntent,
  getOrganizationPaymentMethod,
  putOrganizationPaymentMethod,
  openOrganizationPortal,
  verifySandboxBankAccount,
];
