import Papa from 'papaparse';

/** The most rows that can be imported at once. */
export const mostGuestRows = 200;

/** A row of a table of people, as it was typed. */
export interface GuestRow {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

type GuestField = keyof GuestRow;

/** What headings can be called. */
const headings: readonly (readonly [GuestField, RegExp])[] = [
  ['email', /mail/i],
  ['phoneNumber', /phone|mobile|cell|number|tel/i],
  ['name', /name|pro|who/i],
];

/**
 * Reads guests from a spreadsheet or a CSV file. Columns are detected by their headings; without headings by their values,
 * cell by cell: what has an @ is an email address, what has many digits a phone number, the rest is the name.
 *
 * @returns the rows, or what is wrong with the table as a whole, for people
 */
export function readGuestRows(text: string): readonly GuestRow[] | { readonly problem: string } {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), {
    delimitersToGuess: ['\t', ',', ';'],
    skipEmptyLines: 'greedy',
  });
  const [first] = data;
  if (!first) return { problem: 'Paste at least one row, or choose a file' };
  const fields = first.map(fieldOfHeading);
  const hasHeadings = fields.some(Boolean) && !first.some((cell) => fieldOfCell(cell) !== 'name');
  const cells = hasHeadings ? data.slice(1) : data;
  if (cells.length === 0) return { problem: 'There are headings, but no rows below them' };
  if (cells.length > mostGuestRows) {
    return {
      problem: `At most ${mostGuestRows} rows can be imported at once; these are ${cells.length.toLocaleString('en-US')}`,
    };
  }
  return cells.map((row) =>
    guestOf(row.map((cell, index) => [hasHeadings ? fields[index] : fieldOfCell(cell), cell.trim()])),
  );
}

function fieldOfHeading(heading: string): GuestField | null {
  return headings.find(([, words]) => words.test(heading))?.[0] ?? null;
}

function fieldOfCell(cell: string): GuestField {
  if (cell.includes('@')) return 'email';
  return cell.replaceAll(/\D/g, '').length >= 5 ? 'phoneNumber' : 'name';
}

/** First and last names may be in separate columns. */
function guestOf(cells: readonly (readonly [GuestField | null | undefined, string])[]): GuestRow {
  const joined = (field: GuestField) =>
    cells
      .filter(([its, text]) => its === field && text !== '')
      .map(([, text]) => text)
      .join(' ');
  return { name: joined('name'), email: joined('email'), phoneNumber: joined('phoneNumber') };
}
