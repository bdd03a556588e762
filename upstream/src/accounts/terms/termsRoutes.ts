import type { RouteFactory } from '../../platform/server/route.ts';
import { acceptTerms } from './acceptTerms.ts';
import { getTermsAcceptance } from './getTermsAcceptance.ts';

/** The routes for the terms of use, in the order of the documentation. */
export const termsRoutes: readonly RouteFactory[] = [getTermsAcceptance, acceptTerms];
