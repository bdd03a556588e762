import { dollarsToCents } from '../../platform/money/money.ts';
import type { Temporal } from '../../platform/time/temporal.ts';
import { type GigTermIn, gigTermRule, gigTermsIn } from '../terms/gigTerms.ts';
import { type ImportField, requiredImportFields } from './importFields.ts';
import { readDate } from './readDate.ts';
import { readNumber } from './readNumber.ts';
import { readTime } from './readTime.ts';

/** The text of each cell in a row; a missing column counts as empty. */
export type ImportCells = Readonly<Partial<Record<ImportField, string>>>;

/** The error of each cell that cannot be read. */
export type ImportProblems = Readonly<Partial<Record<ImportField, string>>>;

type NumberTerm = 'places' | 'wage' | 'unpaidBreakMinutes';

/** The terms that are read as they are written. */
type TextTerm = Exclude<GigTermIn<'import'>, NumberTerm>;

/** A row that can be read. The server decides whether it can be posted. */
export interface ImportedGig extends Readonly<Record<TextTerm, string | null>> {
  readonly skillId: string;
  /** YYYY-MM-DD, HH:mm and HH:mm, in the location's time zone. */
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly places: number;
  readonly wageCents: number;
  readonly unpaidBreakMinutes: number;
  readonly description: string;
}

/** What the cells are read against. */
export interface ImportReading {
  /** The positions that the location posts. */
  readonly skills: readonly { readonly id: string; readonly name: string }[];
  readonly today: Temporal.PlainDate;
}

const numbers: readonly string[] = ['places', 'wage', 'unpaidBreakMinutes'] satisfies NumberTerm[];
const texts = gigTermsIn('import').filter((name): name is TextTerm => !numbers.includes(name));

/** Reads all cells of a row. Each cell that cannot be read has its own message. */
export function readImportRow(
  cells: ImportCells,
  { skills, today }: ImportReading,
): { gig: ImportedGig; problems: null } | { gig: null; problems: ImportProblems } {
  const text = (field: ImportField) => cells[field]?.trim() ?? '';
  const skillId = skills.find(({ name }) => plain(name) === plain(text('position')))?.id ?? null;
  const date = readDate(text('date'), today);
  const startTime = readTime(text('startTime'));
  const endTime = readTime(text('endTime'));
  const places = readNumber(text('places'));
  const wage = readNumber(text('wage'));
  const unpaidBreakMinutes = text('unpaidBreakMinutes') === '' ? 0 : readNumber(text('unpaidBreakMinutes'));
  const hasWholeBreak = unpaidBreakMinutes !== null && Number.isInteger(unpaidBreakMinutes);
  const problems: Partial<Record<ImportField, string>> = {
    ...(skillId === null && { position: 'This position is not posted here' }),
    ...(date === null && { date: 'Enter a date, as 11/28/2026' }),
    ...(startTime === null && { startTime: 'Enter a time, as 6:30 pm' }),
    ...(endTime === null && { endTime: 'Enter a time, as 6:30 pm' }),
    ...problemOf('places', places),
    ...problemOf('wage', wage === null ? null : dollarsToCents(wage)),
    ...(hasWholeBreak
      ? problemOf('unpaidBreakMinutes', unpaidBreakMinutes)
      : { unpaidBreakMinutes: 'Enter whole minutes' }),
    ...textProblems(text),
  };
  for (const field of requiredImportFields)
    if (text(field) === '') problems[field] = 'This field is required';
  // A row without problems has no nulls, which the compiler cannot know.
  const isRead =
    skillId !== null &&
    date !== null &&
    startTime !== null &&
    endTime !== null &&
    places !== null &&
    wage !== null &&
    unpaidBreakMinutes !== null;
  if (!isRead || Object.keys(problems).length > 0) return { gig: null, problems };
  return {
    gig: {
      ...textsOf(text),
      skillId,
      date,
      startTime,
      endTime,
      places,
      wageCents: dollarsToCents(wage),
      unpaidBreakMinutes,
      description: text('description'),
    },
    problems: null,
  };
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function problemOf(field: GigTermIn<'import'>, value: unknown): ImportProblems {
  const issue = gigTermRule(field, 'import').safeParse(value).error?.issues[0];
  return issue ? { [field]: issue.message } : {};
}

function textProblems(text: (field: ImportField) => string): ImportProblems {
  return texts.reduce<ImportProblems>((found, name) => ({ ...found, ...problemOf(name, text(name)) }), {});
}

function textsOf(text: (field: ImportField) => string): Record<TextTerm, string | null> {
  return Object.fromEntries(texts.map((name) => [name, text(name) || null])) as Record<
    TextTerm,
    string | null
  >;
}
