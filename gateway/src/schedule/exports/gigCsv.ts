import { stringify, type Stringifier } from 'csv-stringify';
import type { GigWire } from '../gigs/gigWire.ts';
import { gigCsvColumns } from './gigCsvColumns.ts';

/**
 * A stream that takes gigs and gives lines of CSV (RFC 4180). Text that a spreadsheet would take for a formula is made plain
 * text by a leading apostrophe; the byte order mark tells Excel that it is UTF-8.
 *
 * @param isMoneyShown whether there are columns for wages
 */
export function gigCsv(isMoneyShown: boolean): Stringifier {
  const columns = gigCsvColumns.filter(({ isMoney }) => isMoneyShown || isMoney !== true);
  return stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
    columns: columns.map(({ heading }, index) => ({ key: String(index), header: heading })),
  });
}

/** A gig as {@link gigCsv} takes it. */
export function gigCsvRecord(gig: GigWire, isMoneyShown: boolean): readonly (string | number)[] {
  return gigCsvColumns
    .filter(({ isMoney }) => isMoneyShown || isMoney !== true)
    .map(({ cell }) => cell(gig) ?? '');
}
