import type { ServerResponse } from 'node:http';
import { stringify, type Stringifier } from 'csv-stringify';
import { restProblem } from '../../platform/images/restProblem.ts';
import { RestError } from '../../platform/rest/restError.ts';

/**
 * A transform stream from records to lines of CSV (RFC 4180). A leading apostrophe escapes text that a spreadsheet would
 * evaluate as a formula. The byte order mark makes Excel read the file as UTF-8.
 */
export function csvStream(headings: readonly string[]): Stringifier {
  return stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
    columns: headings.map((header, index) => ({ key: String(index), header })),
  });
}

/** Says that a CSV file of this name follows. */
export function beginCsv(response: ServerResponse, name: string): void {
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
}

/**
 * The first page of a list, and all of its rows. A refusal comes before the first line, so that it has a status.
 *
 * @throws HttpProblem if the first page is refused or cannot be read
 */
export async function rowsOf<Row>(pages: AsyncGenerator<readonly Row[], void>) {
  const page = await pages.next().catch((error: unknown) => {
    throw error instanceof RestError ? restProblem(error) : error;
  });
  const first = page.done === true ? [] : page.value;
  return { first, rows: allRows(first, pages) };
}

async function* allRows<Row>(
  first: readonly Row[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Row> {
  yield* first;
  for await (const page of pages) yield* page;
}
