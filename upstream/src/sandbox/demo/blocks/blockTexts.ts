/** Reasons for blocks, without the product name. */
export type BlockReason =
  | 'CANCELLED_CONFIRMED_PRO'
  | 'CANCELLED_CALLED_OUT'
  | 'COMPLETED_GIG_AFTER_PAYMENT'
  | 'BLOCKED_BY_PLATFORM_ADMIN';

/** Feedback texts for blocks. */
export const blockTexts: Record<BlockReason, readonly string[]> = {
  CANCELLED_CONFIRMED_PRO: [
    'We had to let the pro go twice in a month; please do not send them again.',
    'Argued with the chef on the phone after the cancellation.',
    'No-show on our busiest night.',
    'Confirmed, then asked for another rate on the day.',
    'Two cancellations within an hour of the start.',
  ],
  CANCELLED_CALLED_OUT: [
    'Third call-out in six weeks.',
    'Called out one hour before doors, and it was not the first time.',
    'Unreachable after calling out.',
    'Called out by text ten minutes before the start.',
  ],
  COMPLETED_GIG_AFTER_PAYMENT: [
    'Left before the closing list was done and signed out at midnight.',
    'Does not fit our team, we wish them well.',
    'Guests complained about the tone.',
    'Good work, but would not follow the allergen list.',
    'Rough with equipment, a blender and a tray of glasses in one shift.',
  ],
  BLOCKED_BY_PLATFORM_ADMIN: ['Blocked while a complaint is being looked into.'],
};
