import type { appModes } from '@brigade/domain/accounts/signUp/appMode.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { accountStatuses } from './userSets.ts';

export const AppMode = builder.enumType('AppMode', {
  description: 'Which side of the marketplace an account uses.',
  values: {
    GIGSTER: { description: 'The user works gigs.' },
    STAFFER: { description: 'The user posts gigs.' },
    BOTH: { description: 'Works gigs and posts them.' },
  } satisfies Described<typeof appModes>,
});

export const AccountStatus = builder.enumType('AccountStatus', {
  description: 'Whether an account may sign in.',
  values: {
    ACTIVE: { description: 'The account may sign in.' },
    SUSPENDED: {
      description: 'The account is suspended and cannot sign in until the platform lifts the suspension.',
    },
    DEACTIVATED: { description: 'The account is closed and cannot sign in.' },
  } satisfies Described<typeof accountStatuses>,
});
