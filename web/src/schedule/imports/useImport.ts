import type { ImportField } from '@brigade/domain/schedule/imports/importFields.ts';
import type { ImportedGig, ImportReading } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { importGigs } from './importGigs.ts';
import { isValid, readRows, rowKey, type ImportRow, type RowResults } from './importRows.ts';
import type { PastedTable } from './parseTable.ts';

/** Milliseconds without a change before the rows are validated. */
const debounceMs = 600;

/** The state of an import: cells, columns, validation results, and posting. */
export function useImport(table: PastedTable, locationId: string, reading: ImportReading) {
  const environment = useRelayEnvironment();
  const [fields, setFields] = useState(table.fields);
  const [rows, setRows] = useState<readonly ImportRow[]>(() =>
    table.rows.map((texts, key) => ({ key, texts })),
  );
  const [rowResults, setRowResults] = useState<RowResults>(new Map());
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPosting, setIsPosting] = useState(false);

  const read = readRows(rows, fields, reading, rowResults);
  const unvalidated = read.flatMap(({ gig }) => (gig && !rowResults.has(rowKey(gig)) ? [gig] : []));

  const send = async (gigs: readonly ImportedGig[], validateOnly: boolean) => {
    const { results, errors } = await importGigs(environment, locationId, gigs, validateOnly);
    setRefusal(errors[0]?.message ?? null);
    setRowResults((before) => new Map([...before, ...pairs(gigs, results ?? [])]));
    return results?.every(({ gig }) => gig !== null) === true;
  };
  const validate = useEffectEvent(async () => {
    try {
      await send(unvalidated, true);
    } catch (error) {
      setRefusal(faultMessage(error));
    }
  });
  const pendingKeys = unvalidated.map(rowKey).join();
  useEffect(() => {
    if (pendingKeys === '') return undefined;
    const timer = setTimeout(() => void validate(), debounceMs);
    return () => clearTimeout(timer);
  }, [pendingKeys]);

  return {
    fields,
    rows: read,
    refusal,
    isPosting,
    isChecking: unvalidated.length > 0 && refusal === null,
    setField: (column: number, field: ImportField | null) =>
      // Each field belongs to one column.
      setFields((before) =>
        before.map((each, index) => (index === column ? field : each === field ? null : each)),
      ),
    setText: (key: number, column: number, text: string) =>
      setRows((before) =>
        before.map((row) =>
          row.key === key
            ? { ...row, texts: row.texts.map((each, index) => (index === column ? text : each)) }
            : row,
        ),
      ),
    removeRow: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
    /** Posts the valid rows and removes them from the table. Resolves to the number of posted rows. */
    post: async (): Promise<number> => {
      const valid = read.filter(isValid);
      setIsPosting(true);
      try {
        const isPosted = await send(
          valid.flatMap(({ gig }) => (gig ? [gig] : [])),
          false,
        );
        if (!isPosted) return 0;
        const posted = new Set(valid.map(({ key }) => key));
        setRows((before) => before.filter(({ key }) => !posted.has(key)));
        return valid.length;
      } catch (error) {
        setRefusal(faultMessage(error));
        return 0;
      } finally {
        setIsPosting(false);
      }
    },
  };
}

function pairs<Result>(gigs: readonly ImportedGig[], results: readonly Result[]): [string, Result][] {
  return gigs.flatMap((gig, index) => {
    const result = results[index];
    return result === undefined ? [] : [[rowKey(gig), result]];
  });
}
