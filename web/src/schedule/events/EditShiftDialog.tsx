import { timeZoneName } from '@brigade/domain/platform/geo/usTimeZones.ts';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { EditShiftDialog_shift$key } from '../../__generated__/EditShiftDialog_shift.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import styles from './EditShiftDialog.module.css';
import { changesOfShift, isMoved, shiftFormSchema, shiftFormValues } from './shiftForm.ts';
import { updateEventShift } from './updateEventShift.ts';

interface Props {
  shift: EditShiftDialog_shift$key;
  onClosed: () => void;
}

/** Edits the times and the contact of an event shift and all its gigs. */
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
      const changes = changesOfShift(initialValues, values);
      return updateEventShift(environment, { shiftId: id, timeZone: zone, ...changes });
    },
    onSuccess: () => toast({ tone: 'success', title: 'The shift was saved' }),
  });

  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title="Edit shift"
      description={`Changes apply to every position of this shift. Times are in ${timeZoneName(zone)}.`}
      submitLabel="Save shift"
    >
      <div className={styles.times}>
        <DateField {...form.field('date')} label="Date" isRequired />
        <TimeField {...form.field('startTime')} label="Start" isRequired />
        <TimeField {...form.field('endTime')} label="End" isRequired />
      </div>
      {isMoved(initialValues, form.values) && confirmedCount > 0 ? (
        <InlineAlert tone="warning">
          {confirmedCount === 1
            ? 'The confirmed pro has to accept the new time.'
            : `The ${confirmedCount} confirmed pros have to accept the new time.`}
        </InlineAlert>
      ) : null}
      <TextField {...form.field('contactName')} label="Contact" maxLength={100} autoComplete="off" />
      <PhoneField {...form.field('contactPhone')} label="Contact phone" autoComplete="off" />
    </FormDialog>
  );
}
