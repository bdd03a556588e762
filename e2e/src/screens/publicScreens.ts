import type { Screens } from './screen.ts';

const viewer = null;

/** What people see who are not signed in. */
export const publicScreens: Screens = {
  'sign-in': { path: '/auth', shows: 'Welcome to Brigade', viewer },
  'sign-in-by-phone': { path: '/auth/phone', shows: 'Welcome to Brigade', viewer },
  code: { path: '/auth/email/verify?email=chef%40brigade.example', shows: 'Enter your code', viewer },
  'magic-link': { path: '/auth/callback/magic-link?token=x', shows: 'Finish signing in', viewer },
  'unknown-link': { path: '/auth/callback/elsewhere', shows: 'Sign-in failed', viewer },
  referral: { path: '/auth/referral?ref=COPPER-FINCH', shows: 'Daniel O. invited you', viewer },
  terms: { path: '/terms', shows: 'Privacy', viewer },
  'terms-of-use': { path: '/terms/use', shows: 'Terms of use', viewer },
  privacy: { path: '/terms/privacy', shows: 'Privacy', viewer },
  'platform-terms': { path: '/terms/platform', shows: 'Platform terms', viewer },
  'business-services': { path: '/terms/business-services', shows: 'Business services', viewer },
};
