/** What a location can book on top of posting gigs. */
export const addOnTypes = ['BACKGROUND_CHECKS', 'W2_WORKERS', 'CONCIERGE', 'HIRE', 'API_ACCESS'] as const;

/** One kind of add-on. */
export type AddOnType = (typeof addOnTypes)[number];

const words: Record<AddOnType, readonly [label: string, meaning: string]> = {
  BACKGROUND_CHECKS: [
    'Background checks',
    'Shifts can ask for pros whose background has been checked, for an added fee. The settings of the location switch it on.',
  ],
  W2_WORKERS: [
    'W-2 workers',
    'Pros work as employees, with taxes withheld, for an added fee. The settings of the location switch it on.',
  ],
  CONCIERGE: ['Concierge', 'Our staff post shifts, select pros, and fill last-minute gaps for you.'],
  HIRE: ['Hire', 'Post permanent jobs, interview candidates and build a network of your own.'],
  API_ACCESS: ['API access', 'Your scheduling system posts shifts and reads rosters automatically.'],
};

/** The name of an add-on for people. */
export function addOnLabel(type: AddOnType): string {
  return words[type][0];
}

/** What an add-on does, in a sentence or two. */
export function addOnMeaning(type: AddOnType): string {
  return words[type][1];
}
