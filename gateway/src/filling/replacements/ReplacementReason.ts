import type { replacementReasons } from '@brigade/domain/filling/replacements/replacementReasons.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const ReplacementReasonEnum = builder.enumType('ReplacementReason', {
  description: 'The reason for replacing a confirmed pro.',
  values: {
    NO_SHOW: { description: 'The pro did not come. Possible from the start on.' },
    CALLED_OUT: { description: 'The pro called off. Possible before the start.' },
    BUSINESS_CALLED_OUT: { description: 'The location called the pro off. Possible before the start.' },
  } satisfies Described<typeof replacementReasons>,
});
