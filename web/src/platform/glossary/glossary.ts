/** What people read about a word of the product. CONTEXT.md says what it means in code. */
interface Entry {
  readonly name: string;
  readonly topic: 'Posting' | 'Filling a shift' | 'On the day' | 'Pros' | 'Pay and fees';
  readonly meaning: string;
}

/** The words that a new manager may not know, with one meaning for every screen. Loaded when one is explained. */
export const glossary = {
  place: {
    name: 'Place',
    topic: 'Posting',
    meaning:
      'One seat in a shift. A shift for five dishwashers has five places, and each is filled by one pro.',
  },
  marketplace: {
    name: 'Marketplace',
    topic: 'Posting',
    meaning: 'Open posting: every pro in your area sees the shift and can apply.',
  },
  network: {
    name: 'Network',
    topic: 'Posting',
    meaning: 'Your location’s own pros. Shifts can be shown to them first, and to everyone else later.',
  },
  'direct-offer': {
    name: 'Direct offer',
    topic: 'Posting',
    meaning: 'A shift offered to pros you name. They accept or decline; nothing is settled until they do.',
  },
  assignment: {
    name: 'Assignment',
    topic: 'Posting',
    meaning: 'A shift given to a pro directly. They are not asked to accept: they are confirmed at once.',
  },
  employment: {
    name: 'W-2 and 1099',
    topic: 'Posting',
    meaning:
      'Two ways to work. W-2 pros are employed by a partner that withholds their taxes, for a payroll fee. 1099 pros are independent contractors.',
  },
  boost: {
    name: 'Boost',
    topic: 'Posting',
    meaning:
      'A bonus for every pro who works the shift, on top of the wage. It helps to fill a shift that would otherwise stay open.',
  },
  'short-notice-boost': {
    name: 'Boost at short notice',
    topic: 'Posting',
    meaning: 'A bonus added automatically when a pro drops out within 24 hours of the start.',
  },
  overfill: {
    name: 'Overfill',
    topic: 'Posting',
    meaning: 'Pros you may select beyond the places of a shift, in case someone does not come.',
  },
  'background-check': {
    name: 'Background check',
    topic: 'Posting',
    meaning: 'A check of a pro’s record before they work. Shifts that require one have an added fee.',
  },
  coverage: {
    name: 'Coverage',
    topic: 'Filling a shift',
    meaning: 'How many places have a confirmed pro, by position: none, some or all of them.',
  },
  'match-score': {
    name: 'Match score',
    topic: 'Filling a shift',
    meaning:
      'How well a pro fits a shift, from 0 to 100: the position, work at your location, rating, reliability, availability and distance.',
  },
  reliability: {
    name: 'Reliability',
    topic: 'Filling a shift',
    meaning: 'The share of confirmed shifts that a pro has worked. Call-outs and no-shows lower it.',
  },
  'auto-select': {
    name: 'Auto-select',
    topic: 'Filling a shift',
    meaning:
      'Confirms the best applicants for you from 72 hours before the start, or sooner, with a match of 70 or more, if your location’s settings say so.',
  },
  selected: {
    name: 'Selected',
    topic: 'Filling a shift',
    meaning: 'You chose the pro, and they have not confirmed yet.',
  },
  confirmed: {
    name: 'Confirmed',
    topic: 'Filling a shift',
    meaning: 'You and the pro agreed: they are expected at work.',
  },
  standby: {
    name: 'Standby',
    topic: 'Filling a shift',
    meaning: 'A pro who is free and fits the shift, and could take a place that opens up.',
  },
  conflict: {
    name: 'Conflict',
    topic: 'Filling a shift',
    meaning:
      'Other work at that time, less than 8 hours of rest, or more than 40 hours in the week. It is a warning and blocks nothing.',
  },
  'fill-rate': {
    name: 'Fill rate',
    topic: 'Filling a shift',
    meaning:
      'The share of places with a confirmed pro who did not cancel or stay away, in shifts that have ' +
      'started.',
  },
  'time-to-fill': {
    name: 'Time to fill',
    topic: 'Filling a shift',
    meaning:
      'The average time from posting a shift until its last place was confirmed. Shifts that never filled do not count.',
  },
  'chance-to-fill': {
    name: 'Chance to fill',
    topic: 'Filling a shift',
    meaning: 'How likely the open places are to be filled, judging by similar shifts at your location.',
  },
  'call-out': {
    name: 'Call-out',
    topic: 'On the day',
    meaning:
      'A confirmed pro or you call the shift off for that pro. You can record it until the shift ends, ' +
      'unless the pro has clocked in.',
  },
  'no-show': {
    name: 'No-show',
    topic: 'On the day',
    meaning: 'A confirmed pro who never came. A late pro counts as one only when a manager records it.',
  },
  'on-time': {
    name: 'On time',
    topic: 'On the day',
    meaning: 'The share of confirmed pros who came on time. Late arrivals, no-shows and call-outs lower it.',
  },
  punch: {
    name: 'Punch',
    topic: 'On the day',
    meaning: 'A clock-in or clock-out, by the pro, or by a manager with a note.',
  },
  geofence: {
    name: 'Geofence',
    topic: 'On the day',
    meaning:
      'The circle around an address within which a pro counts as on site. Punches outside it are flagged for you to review.',
  },
  'break-rules': {
    name: 'By the rules',
    topic: 'On the day',
    meaning:
      'The share of required breaks that were taken on time and were long enough, by the rules of your market.',
  },
  'team-captain': {
    name: 'Team captain',
    topic: 'On the day',
    meaning: 'The person who leads the team at an event. They run its rosters and see no amounts.',
  },
  favorite: {
    name: 'Favorite',
    topic: 'Pros',
    meaning: 'A pro your location likes. You can offer your shifts to favorites first.',
  },
  block: {
    name: 'Block',
    topic: 'Pros',
    meaning: 'A blocked pro cannot work at your location, and their upcoming shifts here are cancelled.',
  },
  rating: {
    name: 'Rating',
    topic: 'Pros',
    meaning: 'How businesses rate a pro after a shift, from 1 to 5 stars. It is not the match score.',
  },
  'auto-approval': {
    name: 'Automatic approval',
    topic: 'Pay and fees',
    meaning:
      'Reported hours are approved and paid 48 hours after the work, unless you pay first. Hours that you set count as reported. An open dispute stops it.',
  },
  'platform-fee': {
    name: 'Platform fee',
    topic: 'Pay and fees',
    meaning:
      'Brigade’s service fee, a percentage of wages and bonus. It covers finding, paying and supporting ' +
      'pros.',
  },
  'network-fee': {
    name: 'Network fee',
    topic: 'Pay and fees',
    meaning: 'The service fee for shifts of your own network, in place of the platform fee.',
  },
  'payroll-fee': {
    name: 'Payroll fee',
    topic: 'Pay and fees',
    meaning: 'Added for W-2 pros. It covers their payroll taxes and insurance.',
  },
  'background-check-fee': {
    name: 'Background check fee',
    topic: 'Pay and fees',
    meaning: 'Added for shifts that require a background check.',
  },
  'tipping-fee': {
    name: 'Tipping fee',
    topic: 'Pay and fees',
    meaning: 'Charged on top of tips, for sending them to pros. Pros get the whole tip.',
  },
  'payment-processing': {
    name: 'Payment processing',
    topic: 'Pay and fees',
    meaning: 'What the card network takes for a charge. It depends on your payment method.',
  },
  'cancellation-terms': {
    name: 'Cancellation terms',
    topic: 'Pay and fees',
    meaning:
      'Canceling a shift is free until a set time before its start. After that, each confirmed pro is paid for up to a guaranteed number of hours.',
  },
  dispute: {
    name: 'Dispute',
    topic: 'Pay and fees',
    meaning:
      'A pro disagrees with their hours, a payment or the pay for a late cancellation. You accept, make a counteroffer, or let Brigade decide.',
  },
  'extra-payment': {
    name: 'Extra payment',
    topic: 'Pay and fees',
    meaning: 'A tip, bonus, reimbursement or missed hours, paid to a pro on top of the hours of a shift.',
  },
  'not-charged': {
    name: 'Not charged yet',
    topic: 'Pay and fees',
    meaning: 'Work that is done but not charged yet. It is included in the cost.',
  },
} as const satisfies Readonly<Record<string, Entry>>;

/** The names of all words that can be explained. */
export type TermId = keyof typeof glossary;
