import type { badges } from '@brigade/domain/pros/profiles/badges.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const Badge = builder.enumType('Badge', {
  description: 'A mark that a pro has earned.',
  values: {
    VERIFICATION: { description: 'The platform has checked who the pro is. Shown first.' },
    GOLD: { description: 'The highest tier of reliability.' },
    SILVER: { description: 'The middle tier of reliability.' },
    BRONZE: { description: 'The first tier of reliability.' },
    TOP_PRO: { description: 'Internal; can be filtered by but is never among the badges of a pro.' },
  } satisfies Described<typeof badges>,
});
