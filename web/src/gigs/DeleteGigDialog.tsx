import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../platform/relay/Fault.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';
import { useNavigation } from '../ui/NavigationProvider.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { deleteGig } from '../schedule/cancelling/deleteGig.ts';

interface Props {
  /** Of the node. */
  gigId: string;
  /** Its position. */
  name: string;
  locationId: number;
  onClosed: () => void;
}

/** Asks before a gig is removed as if it had never been posted. */
export default function DeleteGigDialog({ gigId, name, locationId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  const [isDeleting, setIsDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const destroy = async () => {
    setIsDeleting(true);
    try {
      const [error] = await deleteGig(environment, gigId);
      setRefusal(error?.message ?? null);
      if (error) return;
      toast({ tone: 'success', title: 'The gig was deleted' });
      navigate?.(`/locations/${locationId}`);
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsDeleting(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Delete this ${name} gig?`}
      confirmLabel="Delete gig"
      isLoading={isDeleting}
      onConfirmed={() => void destroy()}
      onCancelled={onClosed}
    >
      No pro has applied to it, so nobody is told. It disappears from your lists for good.
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
