import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { EditShiftDialog_shift$key } from '../__generated__/EditShiftDialog_shift.graphql.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { browserZone } from '../ui/theme/browserZone.ts';
import { Button } from '../ui/actions/Button.tsx';
import { DateField } from '../ui/fields/DateField.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';
import { PhoneField } from '../ui/fields/PhoneField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { TimeField } from '../ui/fields/TimeField.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import styles from '../schedule/events/EditShiftDialog.module.css';
import { changesOfShift, isMoved, shiftFormSchema, shiftFormValues } from '../schedule/events/shiftForm.ts';
import { updateEventShift } from '../schedule/events/updateEventShift.ts';

interface Props {
  shift: EditShiftDialog_shift$key;
  onClosed: () => void;
}

/** Moves an event shift with all its gigs, or names another contact for them. */
export default function EditShiftDialog({ shift, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const { id, startTime, endTime, timeZone, contactName, contactPhone, confirmedCount } = useFragment(
    graphql`
      fragment EditShiftDialog_shift on EventShift @throwOnFieldError {
        id
        startTime
        endTime
        timeZone
        contactName
        contactPhone
        confirmedCount
      }
    `,
    shift,
  );
  const zone = timeZone ?? browserZone();
  const initialValues = shiftFormValues(
    {
      startTime,
      endTime,
      contactName: contactName ?? '',
      contactPhone: contactPhone ? formatPhone(contactPhone) : '',
    },
    zone,
  );
  const form = useForm({
    schema: shiftFormSchema,
    initialValues,
    onSubmit: async (values) => {
      try {
        const changes = changesOfShift(initialValues, values);
        const errors = await updateEventShift(environment, { shiftId: id, ...changes });
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: 'The shift was saved' });
        onClosed();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title="Edit shift"
      description={`All its gigs change together. Times are those of ${zone.replaceAll('_', ' ')}.`}
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="shift" isLoading={form.isSubmitting}>
            Save shift
          </Button>
        </>
      }
    >
      <Form form={form} id="shift" aria-label="Shift">
        <div className={styles.times}>
          <DateField {...form.field('date')} label="Date" isRequired />
          <TimeField {...form.field('startTime')} label="Start" isRequired />
          <TimeField {...form.field('endTime')} label="End" isRequired />
        </div>
        {isMoved(initialValues, form.values) && confirmedCount > 0 ? (
          <InlineAlert tone="warning">
            {confirmedCount === 1
              ? 'The confirmed pro is asked to accept the new time.'
              : `The ${confirmedCount} confirmed pros are asked to accept the new time.`}
          </InlineAlert>
        ) : null}
        <TextField {...form.field('contactName')} label="Contact" maxLength={100} autoComplete="off" />
        <PhoneField {...form.field('contactPhone')} label="Contact phone" autoComplete="off" />
      </Form>
      {prompt}
    </Dialog>
  );
}
