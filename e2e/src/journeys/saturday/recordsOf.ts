import { parse } from 'csv-parse/sync';

/** The records of a CSV file as a spreadsheet reads them. */
export function recordsOf(file: Buffer): string[][] {
  return parse(file, { bom: true });
}
