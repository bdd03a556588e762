import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { email } from '@brigade/domain/platform/validation/email.ts';
import { phone } from '@brigade/domain/platform/validation/phone.ts';
import { useNavigate } from '@tanstack/react-router';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmailField } from '../../ui/fields/EmailField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { addressWords } from './addressWords.ts';
import type { SignInMethod, SignInSearch } from './signInMethod.ts';
import { signInHref } from './signInHref.ts';
import { signInFault } from './signInFault.ts';
import styles from './SignIn.module.css';

interface Props {
  method: SignInMethod;
  search: SignInSearch;
}

const schemas = { email: formSchema({ address: email }), phone: formSchema({ address: phone }) };

/** The first step of signing in, or of changing an address: asks for the address. */
export function SignInScreen({ method, search }: Props) {
  const navigate = useNavigate();
  const form = useForm({
    schema: schemas[method],
    initialValues: { address: search[method] ?? '' },
    onSubmit: async ({ address }) => {
      try {
        const { requestSignInCode } = await import('./signInRequests.ts');
        const { errors, resendAfterSeconds } = await requestSignInCode(method, address, search);
        // A code that was sent seconds ago is still valid, so continue.
        const waitSeconds = resendAfterSeconds ?? errors[0]?.facts['retryAfterSeconds'];
        const wasSentBefore =
          errors[0]?.code === 'RATE_LIMITED' && waitSeconds !== undefined && waitSeconds <= 30;
        if (errors.length > 0 && !wasSentBefore) {
          return errors.map(({ message }) => ({ path: 'address', message }));
        }
        await navigate({
          to: `/auth/${method}/verify`,
          search: { ...search, [method]: address },
          state: { resendAt: Date.now() + (waitSeconds ?? 0) * 1000 },
        });
        return [];
      } catch (error) {
        return [signInFault(error)];
      }
    },
  });
  const other = method === 'email' ? 'phone' : 'email';
  const Field = method === 'email' ? EmailField : PhoneField;
  const isLinking = search.linkToAccount !== undefined;
  const words = addressWords(method, isLinking);

  return (
    <>
      <title>{`${words.page} · Brigade`}</title>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <Form form={form} aria-label={words.form}>
        <Field {...form.field('address')} label={words.field} isRequired autoFocus />
        <Button type="submit" size="mainAction" fullWidth isLoading={form.isSubmitting}>
          Send me a code
        </Button>
      </Form>
      <p className={styles.alternative}>
        {isLinking ? (
          <TextLink href={returnPath(search.returnTo)}>Cancel</TextLink>
        ) : (
          <TextLink href={signInHref(other, search)}>
            {other === 'phone' ? 'Use a phone number instead' : 'Use an email address instead'}
          </TextLink>
        )}
      </p>
    </>
  );
}
