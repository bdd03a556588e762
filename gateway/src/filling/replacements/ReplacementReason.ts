import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const replacementReasons = ['NO_SHOW', 'CALLED_OUT', 'BUSINESS_CALLED_OUT'] as const;

export type ReplacementReason = (typeof replacementReasons)[number];

export const ReplacementReasonEnum = builder.enumType('ReplacementReason', {
  description: 'The reason for replacing a confirmed pro.',
  values: {
    NO_SHOW: { description: 'They did not come. From the start on.' },
    CALLED_OUT: { description: 'They called off. Before the start.' },
    BUSINESS_CALLED_OUT: { description: 'The location called them off. Before the start.' },
  } satisfies Described<typeof replacementReasons>,
});
