import { gigCsvColumns, type ZonedGig } from './gigCsvColumns.ts';

/**
 * The columns of the file of gigs as headings and as a record of a gig.
 *
 * @param isMoneyShown whether to include the wage columns
 */
export function gigCsv(isMoneyShown: boolean) {
  const columns = gigCsvColumns.filter(({ isMoney }) => isMoneyShown || isMoney !== true);
  return {
    headings: columns.map(({ heading }) => heading),
    recordOf: (gig: ZonedGig) => columns.map(({ cell }) => cell(gig) ?? ''),
  };
}
