import { checkInCode } from '@brigade/domain/day/checkIn/checkInCode.ts';
import { phone } from '@brigade/domain/platform/validation/phone.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { type Arrival, checkIn } from './checkIn.ts';
import styles from './CheckInScreen.module.css';
import { currentPosition } from './currentPosition.ts';

const withCode = formSchema({ phoneNumber: phone, code: checkInCode });
const withoutCode = formSchema({ phoneNumber: phone, code: z.string() });

interface Props {
  token: string;
  isCodeRequired: boolean;
  onCheckedIn: (arrival: Arrival) => void;
  onReplaced: () => void;
}

/** Asks a pro for their phone number and, where the location requires it, the check-in code. */
export function CheckInForm({ token, isCodeRequired, onCheckedIn, onReplaced }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema: isCodeRequired ? withCode : withoutCode,
    initialValues: { phoneNumber: '', code: '' },
    onSubmit: async ({ phoneNumber, code }) => {
      const position = await currentPosition();
      const input = { token, phoneNumber, code: isCodeRequired ? code : null, ...(position && { position }) };
      const { arrival, errors } = await checkIn(environment, input);
      if (errors.some((error) => error.code === 'EXPIRED')) onReplaced();
      if (arrival) onCheckedIn(arrival);
      return errors;
    },
  });
  return (
    <Form form={form} aria-label="Check in">
      <PhoneField
        {...form.field('phoneNumber')}
        label="Your phone number"
        description="The one in your profile."
        isRequired
      />
      {isCodeRequired ? (
        <TextField
          {...form.field('code')}
          label="Check-in code"
          description="The 4 digits next to the QR code."
          isRequired
          autoComplete="off"
          inputMode="numeric"
          maxLength={7}
        />
      ) : null}
      <Button type="submit" size="mainAction" fullWidth isLoading={form.isSubmitting}>
        Check in
      </Button>
      <p className={styles.note}>
        Your phone may ask to share where you are, which shows the manager that you are on site. You can
        refuse.
      </p>
    </Form>
  );
}
