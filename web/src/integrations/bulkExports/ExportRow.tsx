import Download from 'lucide-react/icons/download';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExportRow_export$key } from '../../__generated__/ExportRow_export.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './ExportList.module.css';
import { exportState, failureSentence, missingValuesText, rowsText, sizeText } from './exportWords.ts';
import { useExportActions } from './useExportActions.ts';
import { useFollowedExport } from './useFollowedExport.ts';

interface Props {
  export: ExportRow_export$key;
  /** The Relay id of the list. */
  connectionId: string;
}

/** One export: how far it is, its file, and what can be done with it. */
export function ExportRow({ export: exportKey, connectionId }: Props) {
  const data = useFragment(
    graphql`
      fragment ExportRow_export on Export @throwOnFieldError {
        id
        name
        format
        state
        failure
        failureDetail
        rowCount
        expectedRowCount
        byteCount
        missingValueCount
        createdAt
        finishedAt
        expiresAt
        downloadUrl
      }
    `,
    exportKey,
  );
  const { id, name, downloadUrl, failureDetail, missingValueCount } = data;
  const isUnderWay = data.finishedAt == null;
  useFollowedExport(id, isUnderWay);
  const { isPending, cancel, remove } = useExportActions({ id, name, connectionId });
  const { label, tone } = exportState(data.state);
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <div className={styles.title}>
          <h2 className={styles.name}>{name}</h2>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </div>
        <p className={styles.fact}>
          {data.format === 'CSV' ? 'CSV' : 'NDJSON'} ·{' '}
          {rowsText(data.rowCount, isUnderWay ? data.expectedRowCount : null)} · {sizeText(data.byteCount)} ·{' '}
          <DateText instant={data.createdAt} zone={null} />
        </p>
        {isUnderWay && data.expectedRowCount != null ? (
          <progress
            className={styles.progress}
            aria-label={`Progress of ${name}`}
            max={Math.max(1, data.expectedRowCount)}
            value={data.rowCount}
          />
        ) : null}
        {data.state === 'FAILED' ? (
          <p className={styles.fact}>
            {failureSentence(data.failure)} {failureDetail}
          </p>
        ) : null}
        {missingValueCount > 0 ? <p className={styles.fact}>{missingValuesText(missingValueCount)}</p> : null}
        {downloadUrl != null && data.expiresAt != null ? (
          <p className={styles.fact}>
            Kept until <DateText instant={data.expiresAt} zone={null} format="day" />
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {downloadUrl == null ? null : (
          <LinkButton
            variant="outlined"
            size="small"
            icon={<Download aria-hidden="true" />}
            href={downloadUrl}
            download
            aria-label={`Download ${name}`}
          >
            Download
          </LinkButton>
        )}
        {isUnderWay ? (
          <Button
            variant="text"
            size="small"
            isDisabled={isPending}
            aria-label={`Cancel ${name}`}
            onPress={cancel}
          >
            Cancel
          </Button>
        ) : (
          <Button
            variant="text"
            size="small"
            isDisabled={isPending}
            aria-label={`Delete ${name}`}
            onPress={remove}
          >
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}
