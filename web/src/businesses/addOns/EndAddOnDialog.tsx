import { addOnPeriodProblem, addOnStartDate } from '@brigade/domain/businesses/addOns/addOnPeriodRules.ts';
import { addOnLabel } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Form } from '../../ui/forms/Form.tsx';
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
    // The rule of a first day: here the day is required.
    schema: formSchema({
      endDate: addOnStartDate.check(
        z.check(({ value, issues }) => {
          const message = addOnPeriodProblem({ startDate, endDate: value });
          if (message !== null) issues.push({ code: 'custom', message, input: value });
        }),
      ),
    }),
    initialValues: { endDate: today },
    onSubmit: async ({ endDate }) => {
      try {
        const errors = await updateLocationAddOn(environment, { addOnId: id, endDate });
        if (errors.length > 0) return errors;
      } catch (error) {
        const message = faultMessage(error);
        return [{ message }];
      }
      toast({ tone: 'success', title: `${label} ends after ${formatDate(endDate)}` });
      onClosed();
      return [];
    },
  });

  return (
    <Dialog
      isOpen
      size="small"
      onClosed={onClosed}
      title={`End ${label}?`}
      description="It holds through its last day. You can book it again at any time."
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Keep it
          </Button>
          <Button type="submit" form="end" variant="destructive" isLoading={form.isSubmitting}>
            End
          </Button>
        </>
      }
    >
      <Form form={form} id="end" aria-label="End">
        <DateField {...form.field('endDate')} label="Last day" isRequired min={startDate} />
      </Form>
    </Dialog>
  );
}
