import { attachmentTypes, mostAttachments } from '@brigade/domain/schedule/attachments/attachmentFile.ts';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useUpload } from '../../platform/images/useUpload.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import styles from './AttachmentsField.module.css';
import { uploadAttachment } from './uploadAttachment.ts';
import { useAttachedFiles } from './useAttachedFiles.ts';

interface Props {
  /** The global id. */
  locationId: string;
  /** Ids of the nodes, in the order in which they were attached. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  errorMessage?: string | undefined;
}

/** The files that a gig carries: a floor plan, house rules. Each is sent as soon as it is chosen. */
export function AttachmentsField({ locationId, value, onChange, errorMessage }: Props) {
  const environment = useRelayEnvironment();
  const { files, remember } = useAttachedFiles(value);
  // What is attached may change while a file is on its way.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const upload = useUpload({
    send: (file, options) => uploadAttachment(environment, locationId, file, options),
    onUploaded: (file) => {
      remember(file);
      onChange([...latest.current, file.id]);
    },
    announcement: 'File attached',
  });
  const isFull = value.length >= mostAttachments;
  const isSending = upload.progress !== null;

  return (
    <div className={styles.field}>
      {files.length > 0 ? (
        <ul className={styles.files} aria-label="Attached files">
          {files.map(({ id, name }) => (
            <li key={id} className={styles.file}>
              <FileText aria-hidden="true" />
              <span className={styles.name}>{name ?? 'Attached file'}</span>
              <Button
                iconOnly
                variant="ghost"
                size="small"
                aria-label={`Detach ${name ?? 'file'}`}
                icon={<X aria-hidden="true" />}
                onPress={() => onChange(value.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <FileField
        label="Files"
        description={
          isFull
            ? `You can attach up to ${mostAttachments} files. Remove one to add another.`
            : 'A floor plan, a menu, house rules: PDF, JPEG or PNG of at most 10 MB. Pros can open them.'
        }
        accept={attachmentTypes.join(',')}
        action="Attach a file"
        isDisabled={isFull || isSending}
        errorMessage={upload.error ?? errorMessage}
        onChosen={(file) => void upload.start(file)}
      >
        {isSending ? (
          <>
            <progress className={styles.progress} value={upload.progress ?? 0} aria-label="Uploading" />
            <Button variant="ghost" size="small" onPress={upload.clear}>
              Cancel
            </Button>
          </>
        ) : null}
      </FileField>
    </div>
  );
}
