/** What a table of gigs can say about each, in the order in which people write it down. */
export const importFields = [
  'position',
  'date',
  'startTime',
  'endTime',
  'places',
  'wage',
  'unpaidBreakMinutes',
  'contactName',
  'contactPhone',
  'description',
  'specialInstructions',
] as const;

/** One of them. */
export type ImportField = (typeof importFields)[number];

/** Those without which no gig can be posted. */
export const requiredImportFields: readonly ImportField[] = [
  'position',
  'date',
  'startTime',
  'endTime',
  'places',
  'wage',
];

const labels: Readonly<Record<ImportField, string>> = {
  position: 'Position',
  date: 'Date',
  startTime: 'Start',
  endTime: 'End',
  places: 'Places',
  wage: 'Wage',
  unpaidBreakMinutes: 'Unpaid break',
  contactName: 'Contact',
  contactPhone: 'Contact phone',
  description: 'Description',
  specialInstructions: 'Special instructions',
};

/** What people read above the column. */
export function importFieldLabel(field: ImportField): string {
  return labels[field];
}

/** Words that headings of spreadsheets have, the most telling first. */
const words: readonly (readonly [ImportField, RegExp])[] = [
  ['specialInstructions', /instruction|note/],
  ['contactPhone', /phone|mobile/],
  ['contactName', /contact|manager/],
  ['unpaidBreakMinutes', /break/],
  ['wage', /wage|rate|pay|\$/],
  ['description', /description|details/],
  ['startTime', /start|begin|from|\bin\b/],
  ['endTime', /end|finish|until|\bto\b|\bout\b/],
  ['date', /date|day/],
  ['places', /place|head|count|people|staff|pros|number|qty|quantity/],
  ['position', /position|role|skill|job/],
];

/**
 * What each column is, by its heading; null for a column that says nothing about a gig. A field is taken once: by the first
 * heading that names it.
 */
export function guessImportFields(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const text = heading.trim().toLowerCase();
    const field = words.find(([name, word]) => !taken.has(name) && word.test(text))?.[0] ?? null;
    if (field) taken.add(field);
    return field;
  });
}
