import { type GigTermIn, gigTerms, gigTermsIn } from '../terms/gigTerms.ts';

/** The columns that an imported table can have, in the order in which people write them. */
export const importFields = ['position', 'date', 'startTime', 'endTime', ...gigTermsIn('import')] as const;

export type ImportField = (typeof importFields)[number];

/** The columns that a table must have. */
export const requiredImportFields: readonly ImportField[] = [
  'position',
  'date',
  'startTime',
  'endTime',
  'places',
  'wage',
];

const times = {
  position: { label: 'Position' },
  date: { label: 'Date' },
  startTime: { label: 'Start' },
  endTime: { label: 'End' },
} satisfies Record<Exclude<ImportField, GigTermIn<'import'>>, object>;

/** The name of a column, as users read it. */
export function importFieldLabel(field: ImportField): string {
  return { ...gigTerms, ...times }[field].label;
}

/** The words that identify a column by its heading. The first match wins, so the most specific words come first. */
const words: Readonly<Record<ImportField, RegExp>> = {
  specialInstructions: /instruction|note/,
  contactPhone: /phone|mobile/,
  contactName: /contact|manager/,
  unpaidBreakMinutes: /break/,
  wage: /wage|rate|pay|\$/,
  description: /description|details/,
  startTime: /start|begin|from|\bin\b/,
  endTime: /end|finish|until|\bto\b|\bout\b/,
  date: /date|day/,
  places: /place|head|count|people|staff|pros|number|qty|quantity/,
  position: /position|role|skill|job/,
};

/**
 * Guesses the field of each column from its heading: null for a column that describes no part of a gig. Each field is
 * used once, for the first heading that matches it.
 */
export function guessImportFields(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const text = heading.trim().toLowerCase();
    const known = Object.keys(words) as ImportField[];
    const field = known.find((name) => !taken.has(name) && words[name].test(text)) ?? null;
    if (field) taken.add(field);
    return field;
  });
}
