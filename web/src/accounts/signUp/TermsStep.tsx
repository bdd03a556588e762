import Check from 'lucide-react/icons/check';
import { termsHref } from '../terms/termsHref.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { termsSchema } from './signUpSchemas.ts';
import styles from './SignUp.module.css';

const points = [
  'You pay the hours that were worked, at no less than the wage you posted.',
  'You choose pros for what they can do, and keep your workplace safe.',
  'You act for your business. You can stop at any time.',
];

interface Props {
  onBack: () => void;
  /** Submits the sign-up; resolves to the errors. */
  onSubmitted: () => Promise<readonly ServerError[]>;
}

/** The last step: the terms, summarized and in full. */
export function TermsStep({ onBack, onSubmitted }: Props) {
  const form = useForm({
    schema: termsSchema,
    initialValues: { isAccepted: false },
    onSubmit: onSubmitted,
  });
  const accepted = form.field('isAccepted');

  return (
    <Form form={form} aria-label="Terms">
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Check aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <p>
        In full:{' '}
        <TextLink href={termsHref('use')} isExternal>
          Terms of use
        </TextLink>
        {' and '}
        <TextLink href={termsHref('privacy')} isExternal>
          Privacy policy
        </TextLink>
      </p>
      <Checkbox
        isSelected={accepted.value}
        onChange={accepted.onChange}
        name={accepted.name}
        errorMessage={accepted.errorMessage}
        isRequired
      >
        I accept the terms of use
      </Checkbox>
      <div className={styles.buttons}>
        <Button variant="outlined" size="mainAction" onPress={onBack}>
          Back
        </Button>
        <Button type="submit" size="mainAction" fullWidth isLoading={form.isSubmitting}>
          Create my account
        </Button>
      </div>
    </Form>
  );
}
