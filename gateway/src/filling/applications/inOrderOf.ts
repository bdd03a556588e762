/** Sorts time records by their time, as servers may send them in any order. Those of one time stay in theirs. */
export function inOrderOf<Row>(timeOf: (row: Row) => string): (rows: readonly Row[]) => Row[] {
  return (rows) => rows.toSorted((one, other) => Date.parse(timeOf(one)) - Date.parse(timeOf(other)));
}
