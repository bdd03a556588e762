import type { ImportField } from '@brigade/domain/imports/importFields.ts';
import type { ImportedGig, ImportReading } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { importGigs } from '../../imports/importGigs.ts';
import { isGood, readRows, verdictKey, type ImportRow, type Verdicts } from './importRows.ts';
import type { PastedTable } from './parseTable.ts';

/** Milliseconds without a change after which the server is asked. */
const restMs = 600;

/** A table on its way to be posted: its cells, what they mean, what is wrong with them, and the posting. */
export function useImport(table: PastedTable, locationId: string, reading: ImportReading) {
  const environment = useRelayEnvironment();
  const [fields, setFields] = useState(table.fields);
  const [rows, setRows] = useState<readonly ImportRow[]>(() =>
    table.rows.map((texts, key) => ({ key, texts })),
  );
  const [verdicts, setVerdicts] = useState<Verdicts>(new Map());
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPosting, setIsPosting] = useState(false);

  const read = readRows(rows, fields, reading, verdicts);
  const unjudged = read.flatMap(({ gig }) => (gig && !verdicts.has(verdictKey(gig)) ? [gig] : []));

  const ask = async (gigs: readonly ImportedGig[], validateOnly: boolean) => {
    const { results, errors } = await importGigs(environment, locationId, gigs, validateOnly);
    setRefusal(errors[0]?.message ?? null);
    setVerdicts((before) => new Map([...before, ...pairs(gigs, results ?? [])]));
    return results?.every(({ gig }) => gig !== null) === true;
  };
  const judge = useEffectEvent(async () => {
    try {
      await ask(unjudged, true);
    } catch (error) {
      setRefusal(faultMessage(error));
    }
  });
  const question = unjudged.map(verdictKey).join();
  useEffect(() => {
    if (question === '') return undefined;
    const timer = setTimeout(() => void judge(), restMs);
    return () => clearTimeout(timer);
  }, [question]);

  return {
    fields,
    rows: read,
    refusal,
    isPosting,
    isChecking: unjudged.length > 0 && refusal === null,
    setField: (column: number, field: ImportField | null) =>
      // A field is in one column: where it was, it is no more.
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
    /** Posts the rows that nothing speaks against; they leave the table. Resolves to how many were posted. */
    post: async (): Promise<number> => {
      const good = read.filter(isGood);
      setIsPosting(true);
      try {
        const isPosted = await ask(
          good.flatMap(({ gig }) => (gig ? [gig] : [])),
          false,
        );
        if (!isPosted) return 0;
        const posted = new Set(good.map(({ key }) => key));
        setRows((before) => before.filter(({ key }) => !posted.has(key)));
        return good.length;
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
    return result === undefined ? [] : [[verdictKey(gig), result]];
  });
}
