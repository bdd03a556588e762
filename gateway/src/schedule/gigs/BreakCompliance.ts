import type { breakCompliances } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const BreakCompliance = builder.enumType('BreakCompliance', {
  description: 'How a break, or all breaks of a shift, compare with the break rules of the market.',
  values: {
    COMPLIANT: { description: 'All breaks follow the rules.' },
    NON_COMPLIANT: { description: 'At least one break does not follow the rules.' },
    NOT_APPLICABLE: { description: 'There is no break rule for the shift.' },
    TOO_LONG: { description: 'The break was longer than the rule says.' },
    TOO_SHORT: { description: 'The break was shorter than the rule says.' },
    TOO_LATE: { description: 'The break started later than the rule says.' },
    SKIPPED: { description: 'The break was not taken.' },
    UNKNOWN: { description: 'Not known yet, because the work or the break has not ended.' },
    NO_START_END_TIME: { description: 'A punch is missing, so that the break cannot be judged.' },
    SHORT_SHIFT: { description: 'The shift is too short for a break.' },
  } satisfies Described<typeof breakCompliances>,
});
