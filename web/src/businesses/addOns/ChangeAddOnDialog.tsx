import { addOnLabel } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import type { Booking } from './AddOnCards.tsx';
import { AddOnDialog } from './AddOnDialog.tsx';
import { updateLocationAddOn } from './updateLocationAddOn.ts';

/** Changes the days or the notes of a booking. */
export default function ChangeAddOnDialog({ booking, onClosed }: { booking: Booking; onClosed: () => void }) {
  const environment = useRelayEnvironment();
  const { id, type, startDate, endDate, notes } = booking;
  return (
    <AddOnDialog
      title={`Edit ${addOnLabel(type)}`}
      description="Changes apply from now on."
      saveLabel="Save"
      initialValues={{ startDate, endDate: endDate ?? '', notes }}
      onSave={(changed) => updateLocationAddOn(environment, { addOnId: id, ...changed })}
      onSaved={() => toast({ tone: 'success', title: `${addOnLabel(type)} updated` })}
      onClosed={onClosed}
    />
  );
}
