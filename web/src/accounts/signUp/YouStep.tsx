import type { ServerError } from '../../ui/forms/formErrors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { EmailField } from '../../ui/fields/EmailField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import type { SignUpDraft } from './signUpDraft.ts';
import { youSchema } from './signUpSchemas.ts';
import styles from './SignUp.module.css';
import { useStepForm } from './useStepForm.ts';

interface Props {
  draft: SignUpDraft;
  /** The gateway's error. */
  refusals: readonly ServerError[];
  /** Whether the user has signed in with the address, which then cannot change. */
  isEmailProven: boolean;
  isPhoneProven: boolean;
  onChanged: (values: Partial<SignUpDraft>) => void;
  onDone: () => void;
}

const proven = 'You signed in with it. You can change it later in your settings.';

/** The first step: name and addresses. */
export function YouStep({ draft, refusals, isEmailProven, isPhoneProven, onChanged, onDone }: Props) {
  const { firstName, lastName, email, phoneNumber, smsOptIn } = draft;
  const form = useForm({
    schema: youSchema,
    initialValues: { firstName, lastName, email, phoneNumber, smsOptIn },
    onSubmit: async () => onDone(),
  });
  useStepForm(form, refusals, onChanged);
  const sms = form.field('smsOptIn');

  return (
    <Form form={form} aria-label="Who you are">
      <div className={styles.names}>
        <TextField
          {...form.field('firstName')}
          label="First name"
          autoComplete="given-name"
          isRequired
          autoFocus
        />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" isRequired />
      </div>
      <EmailField
        {...form.field('email')}
        label="Email address"
        isRequired
        isDisabled={isEmailProven}
        description={isEmailProven ? proven : undefined}
      />
      <PhoneField
        {...form.field('phoneNumber')}
        label="Phone number"
        isRequired
        isDisabled={isPhoneProven}
        description={isPhoneProven ? proven : undefined}
      />
      <Checkbox
        isSelected={sms.value}
        onChange={sms.onChange}
        name={sms.name}
        description="When a pro does not show up, and about what else you choose. Never advertising; you can stop them at any time."
      >
        Send me text messages
      </Checkbox>
      <Button type="submit" size="mainAction" fullWidth>
        Continue
      </Button>
    </Form>
  );
}
