import type { replacementReasons } from '@brigade/domain/filling/replacements/replacementReasons.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const ReplacementReasonEnum = builder.enumType('ReplacementReason', {
  description: 'The reason for replacing a confirmed pro.',
  values: {
    NO_SHOW: { description: 'They did not come. From the start on.' },
    CALLED_OUT: { description: 'They called off. Before the start.' },
    BUSINESS_CALLED_OUT: { description: 'The location called them off. Before the start.' },
  } satisfies Described<typeof replacementReasons>,
});
