import { useRelayEnvironment } from 'react-relay/hooks';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { deleteGig } from './deleteGig.ts';

interface Props {
  /** The global ID of the gig. */
  gigId: string;
  /** The position of the gig. */
  name: string;
  locationId: number;
  onClosed: () => void;
}

/** Confirms and deletes a gig that no pro has applied to. */
export default function DeleteGigDialog({ gigId, name, locationId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  return (
    <ConfirmActionDialog
      isDestructive
      title={`Delete this ${name} shift?`}
      confirmLabel="Delete shift"
      action={() => deleteGig(environment, gigId)}
      onSuccess={() => {
        toast({ tone: 'success', title: 'The shift was deleted' });
        navigate?.(`/locations/${locationId}`);
      }}
      onClosed={onClosed}
    >
      No pros have applied, so no one is notified. The shift is permanently removed from your lists.
    </ConfirmActionDialog>
  );
}
