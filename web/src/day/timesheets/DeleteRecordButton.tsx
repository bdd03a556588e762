import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Button } from '../../ui/actions/Button.tsx';
import { deleteBreak } from './deleteBreak.ts';
import { deletePunch } from './deletePunch.ts';

// Loaded when the first record is about to be deleted.
const ConfirmActionDialog = lazy(async () => ({
  default: (await import('../../ui/overlays/ConfirmActionDialog.tsx')).ConfirmActionDialog,
}));

interface Props {
  applicationId: string;
  /** The name of the pro. */
  name: string;
  kind: 'clock-in' | 'clock-out' | 'break';
  /** The number of the punch or break. */
  databaseId: number;
}

/** Deletes a punch or a break of a pro after a confirmation. */
export function DeleteRecordButton({ applicationId, name, kind, databaseId }: Props) {
  const environment = useRelayEnvironment();
  const [isAsking, setIsAsking] = useState(false);
  const remove = kind === 'break' ? deleteBreak : deletePunch;
  return (
    <>
      <Button
        iconOnly
        size="small"
        variant="ghost"
        aria-label={`Delete ${kind} of ${name}`}
        onPress={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {isAsking ? (
        <Suspense>
          <ConfirmActionDialog
            isDestructive
            title={`Delete this ${kind} of ${name}?`}
            confirmLabel="Delete"
            action={() => remove(environment, applicationId, databaseId)}
            onClosed={() => setIsAsking(false)}
          >
            The activity of the shift keeps what was deleted.
          </ConfirmActionDialog>
        </Suspense>
      ) : null}
    </>
  );
}
