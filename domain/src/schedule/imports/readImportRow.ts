import { places } from '../gigs/places.ts';
import { wageCents } from '../gigs/wage.ts';
import { dollarsToCents } from '../../platform/money/money.ts';
import type { Temporal } from '../../platform/time/temporal.ts';
import { parsePhone } from '../../platform/validation/phoneNumber.ts';
import { type ImportField, requiredImportFields } from '../../imports/importFields.ts';
import { readDate } from './readDate.ts';
import { readNumber } from './readNumber.ts';
import { readTime } from './readTime.ts';

/** The texts of a row's cells; a column that is not there is empty. */
export type ImportCells = Readonly<Partial<Record<ImportField, string>>>;

/** What cannot be read, by its cell. */
export type ImportProblems = Readonly<Partial<Record<ImportField, string>>>;

/** A row that can be read. Whether it can be posted, the server says. */
export interface ImportedGig {
  readonly skillId: string;
  /** YYYY-MM-DD, HH:mm and HH:mm, on the calendar and clock of the place. */
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly places: number;
  readonly wageCents: number;
  readonly unpaidBreakMinutes: number;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly description: string;
  readonly specialInstructions: string | null;
}

/** What a row is read with. */
export interface ImportReading {
  /** The positions that the place posts. */
  readonly skills: readonly { readonly id: string; readonly name: string }[];
  readonly today: Temporal.PlainDate;
}

/** Reads the cells of a row, all of them: each that cannot be read has its own message. */
export function readImportRow(
  cells: ImportCells,
  { skills, today }: ImportReading,
): { gig: ImportedGig; problems: null } | { gig: null; problems: ImportProblems } {
  const text = (field: ImportField) => cells[field]?.trim() ?? '';
  const skillId = skills.find(({ name }) => plain(name) === plain(text('position')))?.id ?? null;
  const date = readDate(text('date'), today);
  const startTime = readTime(text('startTime'));
  const endTime = readTime(text('endTime'));
  const heads = readNumber(text('places'));
  const wage = readNumber(text('wage'));
  const rest = text('unpaidBreakMinutes');
  const unpaidBreakMinutes = rest === '' ? 0 : readNumber(rest);
  const phone = text('contactPhone');
  const problems: Partial<Record<ImportField, string>> = {
    ...(skillId === null && { position: 'This position is not posted here' }),
    ...(date === null && { date: 'Enter a date, as 11/28/2026' }),
    ...(startTime === null && { startTime: 'Enter a time, as 6:30 pm' }),
    ...(endTime === null && { endTime: 'Enter a time, as 6:30 pm' }),
    ...messageAt('places', places.safeParse(heads)),
    ...messageAt('wage', wageCents.safeParse(wage === null ? null : dollarsToCents(wage))),
    ...((unpaidBreakMinutes === null || !Number.isInteger(unpaidBreakMinutes)) && {
      unpaidBreakMinutes: 'Enter whole minutes',
    }),
    ...(phone !== '' && parsePhone(phone) === null && { contactPhone: 'Invalid phone number' }),
  };
  for (const field of requiredImportFields)
    if (text(field) === '') problems[field] = 'This field is required';
  // Without a problem nothing is null; the compiler has to be told.
  const isRead =
    skillId !== null &&
    date !== null &&
    startTime !== null &&
    endTime !== null &&
    heads !== null &&
    wage !== null &&
    unpaidBreakMinutes !== null;
  if (!isRead || Object.keys(problems).length > 0) return { gig: null, problems };
  return {
    gig: {
      skillId,
      date,
      startTime,
      endTime,
      places: heads,
      wageCents: dollarsToCents(wage),
      unpaidBreakMinutes,
      contactName: text('contactName') || null,
      contactPhone: phone || null,
      description: text('description'),
      specialInstructions: text('specialInstructions') || null,
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

interface Parsed {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
}

function messageAt(field: ImportField, { success, error }: Parsed): ImportProblems {
  return success ? {} : { [field]: error?.issues[0]?.message };
}
