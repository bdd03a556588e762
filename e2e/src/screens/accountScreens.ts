import type { Screens } from './screen.ts';

const viewer = 'manager';

/** What belongs to a person. */
export const accountScreens: Screens = {
  settings: { path: '/settings', shows: 'Where you are signed in', viewer },
  'api-usage': { path: '/settings/api-usage', shows: 'Sessions and API tokens', viewer },
  'api-tokens': { path: '/settings/api-tokens', shows: 'No API tokens yet', viewer },
  exports: { path: '/settings/exports', shows: 'No exports yet', viewer },
  webhooks: { path: '/settings/webhooks', shows: 'No webhooks yet', viewer },
  notifications: { path: '/notification-settings', shows: 'Quiet hours', viewer },
  'shift-messages': { path: '/shift-messages', shows: 'Messages are not available yet', viewer },
  'own-referrals': { path: '/locations/1/referral', shows: 'Businesses you referred', viewer },
  'account-linking': { path: '/account-linking', shows: 'There is nothing to link', viewer },
  approvals: { path: '/approvals', shows: 'that wait for a decision', viewer: 'admin' },
  features: { path: '/approvals/features', shows: 'Questions in plain words', viewer: 'admin' },
  'sign-up': { path: '/signup', shows: 'Tell us who you are', viewer: 'newcomer' },
};
