import { phone } from '@brigade/domain/platform/validation/phone.ts';
import { formSchema } from '../../../platform/screen/formSchema.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { useForm } from '../../../ui/forms/useForm.ts';
import type { GuestAnswer } from './acceptInvitation.ts';
import styles from './InvitationScreen.module.css';

interface Props {
  /** What the server asks. */
  message: string;
  isAccepting: boolean;
  onAnswered: (answer: GuestAnswer) => Promise<void>;
}

const schema = formSchema({ phoneNumber: phone });

/** Asks for the phone number that was invited; who has another one by now says so. */
export function PhoneQuestion({ message, isAccepting, onAnswered }: Props) {
  const form = useForm({ schema, initialValues: { phoneNumber: '' }, onSubmit: onAnswered });
  return (
    <Form form={form} aria-label="Your phone number" className={styles.actions ?? ''}>
      <InlineAlert tone="warning" isLive>
        {message}
      </InlineAlert>
      <PhoneField {...form.field('phoneNumber')} label="Your phone number" isRequired autoFocus />
      <Button type="submit" size="mainAction" fullWidth isLoading={isAccepting}>
        Accept with this number
      </Button>
      <Button
        variant="text"
        fullWidth
        isDisabled={isAccepting}
        onPress={() => void onAnswered({ isConfirmed: true })}
      >
        This is me, but my number has changed
      </Button>
    </Form>
  );
}
