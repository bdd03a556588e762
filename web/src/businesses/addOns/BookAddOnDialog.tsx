import { addOnLabel, addOnMeaning, type AddOnType } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { AddOnDialog } from './AddOnDialog.tsx';
import { bookLocationAddOn } from './bookLocationAddOn.ts';

interface Props {
  type: AddOnType;
  /** Global id. */
  locationId: string;
  /** The calendar day at the location, in ISO 8601. */
  today: string;
  onClosed: () => void;
}

export default function BookAddOnDialog({ type, locationId, today, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <AddOnDialog
      title={`Book ${addOnLabel(type)}`}
      description={`${addOnMeaning(type)} The booking is a record of what was agreed.`}
      saveLabel="Book"
      initialValues={{ startDate: today, endDate: '', notes: '' }}
      onSave={(booking) => bookLocationAddOn(environment, { locationId, type, ...booking })}
      onSaved={() => toast({ tone: 'success', title: `${addOnLabel(type)} is booked` })}
      onClosed={onClosed}
    />
  );
}
