import { addOnPeriodProblem, addOnStartDate } from '@brigade/domain/businesses/addOns/addOnPeriodRules.ts';
import { addOnLabel } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import type { Booking } from './AddOnCards.tsx';
import { updateLocationAddOn } from './updateLocationAddOn.ts';

interface Props {
  booking: Booking;
  /** The calendar day at the location, in ISO 8601. */
  today: string;
  onClosed: () => void;
}

/** Asks for the last day of a booking. */
export default function EndAddOnDialog({ booking, today, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const { id, type, startDate } = booking;
  const label = addOnLabel(type);
  const form = useForm({
    // Uses the rule of the first day, because the day is required here.
    schema: formSchema({
      endDate: addOnStartDate.check(
        z.check(({ value, issues }) => {
          const message = addOnPeriodProblem({ startDate, endDate: value });
          if (message !== null) issues.push({ code: 'custom', message, input: value });
        }),
      ),
    }),
    initialValues: { endDate: today },
    onSubmit: ({ endDate }) => updateLocationAddOn(environment, { addOnId: id, endDate }),
    onSuccess: ({ endDate }) =>
      toast({ tone: 'success', title: `${label} ends after ${formatDate(endDate)}` }),
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title={`End ${label}?`}
      description="It stays active through its last day. You can book it again at any time."
      submitLabel="End"
      cancelLabel="Keep it"
      isDestructive
      guardsChanges={false}
      onClosed={onClosed}
    >
      <DateField {...form.field('endDate')} label="Last day" isRequired min={startDate} />
    </FormDialog>
  );
}
