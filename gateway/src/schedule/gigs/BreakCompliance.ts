import type { breakCompliances } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const BreakCompliance = builder.enumType('BreakCompliance', {
  description:
    'How the longest break of a shift compares with the break rule of the market for work of its length.',
  values: {
    COMPLIANT: { description: 'The break started in time, and its length is within 5 minutes of the rule.' },
    NON_COMPLIANT: {
      description:
        'The break was skipped, late, too short or too long, or a punch is missing. Only for shifts as a ' +
        'whole.',
    },
    NOT_APPLICABLE: {
      description: 'The market has no break rules, or it is not the longest break of the shift.',
    },
    TOO_LONG: { description: 'The break was more than 5 minutes longer than the rule says.' },
    TOO_SHORT: { description: 'The break was more than 5 minutes shorter than the rule says.' },
    TOO_LATE: { description: 'The break started later than the rule says.' },
    SKIPPED: { description: 'The break was not taken.' },
    UNKNOWN: { description: 'Not known yet: the pro has not clocked in, is at work or is on a break.' },
    NO_START_END_TIME: {
      description: 'The clock-in or clock-out is missing, so the break cannot be judged.',
    },
    SHORT_SHIFT: { description: 'The shift is too short for a break rule.' },
  } satisfies Described<typeof breakCompliances>,
});
