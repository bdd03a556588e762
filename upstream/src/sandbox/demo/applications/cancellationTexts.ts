import type { CancellationReason } from './demoApplication.ts';

/** Explanations of cancellations. */
export const cancellationTexts: Record<CancellationReason, readonly string[]> = {
  CANCELLED_BY_PLATFORM_ADMIN: [
    'Duplicate application after an account merge, removed by support.',
    'Removed at the pro’s request by phone while the app was down.',
    'The pro’s documents have expired; support asked for new ones.',
  ],
  CANCELLED_BY_LOCATION_MANAGER: [
    'The party was moved to another date.',
    'We had to change the start time and the pro could not make it.',
    'The private room was cancelled this morning, sorry for the short notice.',
    'Our own colleague came back earlier than planned.',
  ],
  CANCELLED_BY_PRO: [
    'I picked up a full-time shift on the same day.',
    'My childcare fell through, sorry.',
    'The commute would have been too long after all.',
    'Found a longer shift that week.',
    'I have an exam the next morning.',
    'My other job asked me to stay.',
    'Hurt my wrist, the doctor says one week.',
    'I misread the end time and would miss the last train.',
    'My sister is getting married that weekend, I mixed up the dates.',
    'Taking a class on that evening now.',
  ],
  PRO_SUSPENDED: ['The account is suspended.', 'Suspended while a report is being looked into.'],
  BUSINESS_CALLED_OUT: [
    'Closed for the day after a water leak.',
    'Reservations dropped by half, we called the pro in the morning.',
    'Power cut in the block, no service tonight.',
  ],
  CALLED_OUT: [
    'Called in sick in the morning.',
    'Car broke down on the way.',
    'Family emergency, called two hours ahead.',
    'Fever since last night.',
    'Train line suspended, could not get here.',
    'Child is ill, no sitter.',
  ],
  FEWER_PROS_NEEDED: [
    'The guest count went down from 140 to 90.',
    'Two regulars can take the shift after all.',
    'The second seating is not full.',
    'The host closed the terrace because of the weather.',
    'A bus tour cancelled its lunch.',
  ],
  NO_SHOW: [
    'Did not arrive and did not answer two calls.',
    'Not here an hour after the start; we went on one short.',
    'No message, no call. We waited for forty minutes.',
  ],
  OVERRIDE_AUTOSELECT: [
    'We wanted a pro who has worked here before.',
    'Chosen automatically, but we had promised the shift to a regular.',
    'We need a pro with more experience for this party.',
  ],
  STAFFER_DISMISSAL: [
    'Not enough experience with busy services.',
    'We went with pros who know the house.',
    'Availability did not match the end of the shift.',
    'Profile is good, but we need a certificate for this one.',
    'We are looking for a pro who has worked large parties.',
    'Too far away for a split shift.',
    'We already have three people from the same trade.',
    'Two late arrivals at our place last month.',
  ],
  PRO_BLOCKED: ['The pro is blocked at this location.'],
  OTHER: [
    'Applied for the wrong day and said so in the chat.',
    'The pro asked for a later start, which we cannot offer.',
    'We agreed on next Saturday instead.',
    'Asked to leave the place to a friend, who has applied too.',
  ],
};
