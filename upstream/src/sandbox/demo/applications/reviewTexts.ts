import type { SkillName } from '../skills/skillNames.ts';

/** Review texts by rating; some only fit certain trades. */
export interface ReviewText {
  points: 5 | 4 | 3 | 2;
  text: string;
  /** Defaults to all trades. */
  trades?: readonly SkillName[];
}

const cooks = ['Line Cook', 'Prep Cook', 'Event Cook', 'Pastry Baker'] as const;
const bartenders = ['Full Bartender', 'Beer & Wine Bartender', 'Fixed-Station Bartender'] as const;
const withGuests = [...bartenders, 'Front-of-House Support'] as const;

export const reviewTexts: readonly ReviewText[] = [
  { points: 5, text: 'Walked in, read the board and worked as if they had been here for years.' },
  { points: 5, text: 'Fast, tidy and kind to the crew. Please come back.' },
  { points: 5, text: 'Early, prepared, and the last to leave. Excellent.' },
  { points: 5, text: 'Exactly what we needed on a hard day.' },
  { points: 5, text: 'Asked the right two questions and then just got on with it.' },
  { points: 5, text: 'Helped with the trash and the lights without being asked.' },
  { points: 5, text: 'Our team wants to know when they are free again.' },
  { points: 5, text: 'Calm, quick, careful. We would hire on the spot.' },
  { points: 5, text: 'Carried the station through the rush, every call answered.', trades: cooks },
  { points: 5, text: 'Clean station, clean handover, clean jokes.', trades: cooks },
  { points: 5, text: 'Great palate, great attitude.', trades: cooks },
  { points: 5, text: 'Our chef asked for the phone number.', trades: cooks },
  { points: 5, text: 'Guests asked for the name. That says it all.', trades: withGuests },
  { points: 5, text: 'Learned the menu on the train and it showed.', trades: withGuests },
  { points: 5, text: 'Took charge of the second bar when our captain was held up.', trades: bartenders },
  { points: 5, text: 'Reset tables before the host could ask.', trades: ['Front-of-House Support'] },
  { points: 5, text: 'Kept the pit moving all night.', trades: ['Dishwasher'] },
  { points: 5, text: 'Every room passed inspection the first time.', trades: ['Housekeeping'] },
  { points: 5, text: 'The room was set half an hour early.', trades: ['Event Setup'] },
  { points: 5, text: 'Found the leak that two others had missed.', trades: ['Maintenance'] },
  { points: 4, text: 'Solid shift. A little slow at the start, then right on pace.' },
  { points: 4, text: 'Reliable and pleasant.' },
  { points: 4, text: 'Did everything that was asked, and well.' },
  { points: 4, text: 'Polite, punctual, quick to learn.' },
  { points: 4, text: 'Would book again for a smaller party.' },
  { points: 4, text: 'Helped the others when it got tight.' },
  { points: 4, text: 'Good work; the closing took a bit long.' },
  { points: 4, text: 'Strong on prep, still finding the rhythm at the pass.', trades: cooks },
  { points: 4, text: 'Tasty and neat. Could label more clearly.', trades: cooks },
  {
    points: 4,
    text: 'Friendly with guests; needs the table numbers once more.',
    trades: ['Front-of-House Support'],
  },
  { points: 4, text: 'Nice flow at the well, a bit quiet with guests.', trades: bartenders },
  { points: 3, text: 'Fine in the end, but we had to explain the closing list twice.' },
  { points: 3, text: 'Worked hard, though not always on what was urgent.' },
  { points: 3, text: 'Fifteen minutes late, stayed longer to make up for it.' },
  { points: 3, text: 'Knows the basics; a busy day is still too much.' },
  { points: 3, text: 'The phone came out more often than it should.' },
  { points: 2, text: 'Left before everything was clean.' },
  { points: 2, text: 'Arrived late and without the shoes that we had asked for.' },
  { points: 2, text: 'Not ready for a full shift yet.' },
];
