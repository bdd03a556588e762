import { returnPath } from '@brigade/domain/auth/returnPath.ts';
import { email } from '@brigade/domain/validation/email.ts';
import { phone } from '@brigade/domain/validation/phone.ts';
import { useNavigate } from '@tanstack/react-router';
import { formSchema } from '../shell/formSchema.ts';
import { Button } from '../ui/Button.tsx';
import { EmailField } from '../ui/EmailField.tsx';
import { Form } from '../ui/Form.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useForm } from '../ui/useForm.ts';
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

/** The first step of signing in, or of changing an address: one field for where the code goes. */
export function SignInScreen({ method, search }: Props) {
  const navigate = useNavigate();
  const form = useForm({
    schema: schemas[method],
    initialValues: { address: search[method] ?? '' },
    onSubmit: async ({ address }) => {
      try {
        const { requestSignInCode } = await import('./signInRequests.ts');
        const { errors, resendAfterSeconds } = await requestSignInCode(method, address, search.returnTo);
        // A code that was sent a moment ago is still good: go on to where it is typed.
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
            {other === 'phone' ? 'Use a phone number instead' : 'Use an e-mail address instead'}
          </TextLink>
        )}
      </p>
    </>
  );
}
