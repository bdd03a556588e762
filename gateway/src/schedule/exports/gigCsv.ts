import { stringify, type Stringifier } from 'csv-stringify';
import { gigCsvColumns, type ZonedGig } from './gigCsvColumns.ts';

/**
 * A transform stream from gig records to lines of CSV (RFC 4180). A leading apostrophe escapes text that a spreadsheet
 * would evaluate as a formula. The byte order mark makes Excel read the file as UTF-8.
 *
 * @param isMoneyShown whether to include the wage columns
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

/** Converts a gig to a record for {@link gigCsv}. */
export function gigCsvRecord(gig: ZonedGig, isMoneyShown: boolean): readonly (string | number)[] {
  return gigCsvColumns
    .filter(({ isMoney }) => isMoneyShown || isMoney !== true)
    .map(({ cell }) => cell(gig) ?? '');
}
