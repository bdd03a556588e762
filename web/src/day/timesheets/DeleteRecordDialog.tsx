import { useRelayEnvironment } from 'react-relay/hooks';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { deleteBreak } from './deleteBreak.ts';
import { deletePunch } from './deletePunch.ts';
import type { TimeRecord } from './useRecordCorrections.tsx';

interface Props {
  record: TimeRecord;
  /** Of the application's node. */
  applicationId: string;
  proName: string;
  onClosed: () => void;
}

/** Asks before a punch or break of a pro is deleted. */
export default function DeleteRecordDialog({ record, applicationId, proName, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const { kind, databaseId, label } = record;
  return (
    <ConfirmActionDialog
      isDestructive
      title={`Delete the ${label} of ${proName}?`}
      confirmLabel="Delete"
      action={() => (kind === 'break' ? deleteBreak : deletePunch)(environment, applicationId, databaseId)}
      onClosed={onClosed}
    >
      The activity of the shift keeps what was deleted. The pro is notified.
    </ConfirmActionDialog>
  );
}
