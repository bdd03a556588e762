import type { appModes } from '@brigade/domain/accounts/signUp/appMode.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { accountStatuses } from './userSets.ts';

export const AppMode = builder.enumType('AppMode', {
  description: 'Which side of the marketplace an account uses.',
  values: {
    GIGSTER: { description: 'Works gigs.' },
    STAFFER: { description: 'Posts gigs.' },
    BOTH: { description: 'Works gigs and posts them.' },
  } satisfies Described<typeof appModes>,
});

export const AccountStatus = builder.enumType('AccountStatus', {
  description: 'Whether an account may sign in.',
  values: {
    ACTIVE: { description: 'May sign in.' },
    SUSPENDED: { description: 'Shut out until the platform lifts it.' },
    DEACTIVATED: { description: 'Closed.' },
  } satisfies Described<typeof accountStatuses>,
});
