import type { ReplacementReason } from '@brigade/domain/filling/replacements/replacementReasons.ts';

/** The reasons as people read them. */
export const replacementReasonOptions = [
  { value: 'NO_SHOW', label: 'No-show', description: 'From the start of the shift on.' },
  { value: 'CALLED_OUT', label: 'Called out', description: 'The pro let you know before the start.' },
  {
    value: 'BUSINESS_CALLED_OUT',
    label: 'We cancelled them',
    description: 'Before the start; it does not count against the pro.',
  },
] as const satisfies readonly { value: ReplacementReason; label: string; description: string }[];
