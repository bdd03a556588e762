/** The reasons for replacing a pro. */
export const replacementReasons = ['NO_SHOW', 'CALLED_OUT', 'BUSINESS_CALLED_OUT'] as const;

export type ReplacementReason = (typeof replacementReasons)[number];

/** The reasons as people read them. */
export const replacementReasonOptions = [
  { value: 'NO_SHOW', label: 'No-show', description: 'From the start of the shift on.' },
  { value: 'CALLED_OUT', label: 'Called out', description: 'The pro let you know before the start.' },
  {
    value: 'BUSINESS_CALLED_OUT',
    label: 'We canceled them',
    description: 'Before the start; it does not count against the pro.',
  },
] as const satisfies readonly { value: ReplacementReason; label: string; description: string }[];
