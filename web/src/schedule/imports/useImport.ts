import type { ImportField } from '@brigade/domain/schedule/imports/importFields.ts';
import type { ImportedGig, ImportReading } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useTermsOffer } from '../../accounts/terms/useTermsOffer.tsx';
import { importGigs, type ImportPayload } from './importGigs.ts';
import { isValid, readRows, rowKey, type ImportRow, type RowResults } from './importRows.ts';
import type { PastedTable } from './parseTable.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';

/** Milliseconds without a change before the rows are validated. */
const debounceMs = 600;

/** Why the whole import was refused. */
interface Refusal {
  readonly message: string;
  readonly code?: string;
}

/** The state of an import: cells, columns, validation results, and posting. */
export function useImport(table: PastedTable, locationId: string, reading: ImportReading) {
  const environment = useRelayEnvironment();
  const [fields, setFields] = useState(table.fields);
  const [rows, setRows] = useState<readonly ImportRow[]>(() =>
    table.rows.map((texts, key) => ({ key, texts })),
  );
  const [rowResults, setRowResults] = useState<RowResults>(new Map());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const terms = useTermsOffer();
  const [isPosting, setIsPosting] = useState(false);

  const read = readRows(rows, fields, reading, rowResults);
  const unvalidated = read.flatMap(({ gig }) => (gig && !rowResults.has(rowKey(gig)) ? [gig] : []));

  const send = async (gigs: readonly ImportedGig[], validateOnly: boolean, offersTerms: boolean) => {
    const write = () => importGigs(environment, locationId, gigs, validateOnly);
    const { results, errors } = offersTerms ? await terms.send(write, errorsOf) : await write();
    setRefusal(errors[0] ?? null);
    setRowResults((before) => new Map([...before, ...pairs(gigs, results ?? [])]));
    return results?.every(({ gig }) => gig !== null) === true;
  };
  const validate = async (offersTerms: boolean) => {
    try {
      await send(unvalidated, true, offersTerms);
    } catch (error) {
      setRefusal({ message: userMessage(error) });
    }
  };
  const validateLater = useEffectEvent(() => validate(false));
  const pendingKeys = unvalidated.map(rowKey).join();
  useEffect(() => {
    if (pendingKeys === '') return undefined;
    const timer = setTimeout(() => void validateLater(), debounceMs);
    return () => clearTimeout(timer);
  }, [pendingKeys]);

  return {
    fields,
    rows: read,
    refusal: refusal?.message ?? null,
    /** Offers the terms of use where the rows could not be validated without them, then validates the rows. */
    acceptTerms:
      refusal?.code === 'TERMS_REQUIRED' && unvalidated.length > 0 ? () => void validate(true) : null,
    termsOffer: terms.offer,
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
          true,
        );
        if (!isPosted) return 0;
        const posted = new Set(valid.map(({ key }) => key));
        setRows((before) => before.filter(({ key }) => !posted.has(key)));
        return valid.length;
      } catch (error) {
        setRefusal({ message: userMessage(error) });
        return 0;
      } finally {
        setIsPosting(false);
      }
    },
  };
}

const errorsOf = ({ errors }: ImportPayload) => errors;

function pairs<Result>(gigs: readonly ImportedGig[], results: readonly Result[]): [string, Result][] {
  return gigs.flatMap((gig, index) => {
    const result = results[index];
    return result === undefined ? [] : [[rowKey(gig), result]];
  });
}
