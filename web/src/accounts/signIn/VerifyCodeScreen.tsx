import { oneTimeCode } from '@brigade/domain/platform/validation/oneTimeCode.ts';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { IEnvironment } from 'relay-runtime';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CodeField } from '../../ui/fields/CodeField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { acceptCode } from './acceptCode.ts';
import { AccountInactive } from './AccountInactive.tsx';
import { addressWords } from './addressWords.ts';
import { afterSignIn } from './afterSignIn.ts';
import { OutboxHint } from './OutboxHint.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { SignInMethod, SignInSearch } from './signInMethod.ts';
import { signInFault } from './signInFault.ts';
import { signInHref } from './signInHref.ts';
import type { SignInError } from './signInError.ts';
import styles from './SignIn.module.css';

interface Props {
  method: SignInMethod;
  address: string;
  search: SignInSearch;
  /** Milliseconds since the epoch before which no other code may be asked for; null when unknown. */
  resendAt: number | null;
  /** The URL of a demo's outbox; null in production. */
  outboxUrl: Promise<string | null>;
  /** Of the account that the address is for; null to sign in with it. */
  environment: IEnvironment | null;
}

const schema = formSchema({ code: oneTimeCode });

const codeLength = 6;

/** The second step of signing in, or of changing an address: asks for the code. */
export function VerifyCodeScreen({ method, address, search, resendAt, outboxUrl, environment }: Props) {
  const router = useRouter();
  const words = addressWords(method, environment !== null);
  const [needsNewCode, setNeedsNewCode] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const [isInactive, setIsInactive] = useState(false);
  const form = useForm({
    schema,
    initialValues: { code: '' },
    onSubmit: async ({ code }) => {
      try {
        const { errors, needsSignUp } = await acceptCode(method, address, code, environment);
        if (errors.length > 0) {
          setNeedsNewCode(errors.some((error) => isCodeUsedUp(error)));
          setIsInactive(errors.some((error) => error.code === 'ACCOUNT_INACTIVE'));
          setIsTaken(errors.some((error) => error.code === 'ALREADY_EXISTS'));
          return errors.map((error) => ({ path: 'code', message: codeMessage(error) }));
        }
        if (words.done !== null) toast({ tone: 'success', title: words.done });
        await router.navigate({ href: afterSignIn(search.returnTo, needsSignUp), replace: true });
        return [];
      } catch (error) {
        return [signInFault(error)];
      }
    },
  });

  // The last digit submits, whether typed, pasted, or autofilled.
  const { code } = form.values;
  const submit = useEffectEvent(() => void form.submit());
  useEffect(() => {
    if (code.length === codeLength) submit();
  }, [code]);

  return (
    <>
      <title>{`${words.page} · Brigade`}</title>
      <h1 className={styles.title}>Enter your code</h1>
      <p className={styles.lead}>
        We sent 6 digits to{' '}
        <strong className={styles.address}>{method === 'phone' ? formatPhone(address) : address}</strong>.{' '}
        <TextLink href={signInHref(method, search)}>Change</TextLink>
      </p>
      <Form form={form} aria-label="Enter your code">
        <CodeField {...form.field('code')} label="6-digit code" isRequired autoFocus />
        <Button
          type="submit"
          size="mainAction"
          fullWidth
          isLoading={form.isSubmitting}
          isDisabled={needsNewCode}
        >
          {words.accept}
        </Button>
      </Form>
      {isInactive ? <AccountInactive /> : null}
      {isTaken ? (
        <p className={styles.alternative}>
          <TextLink href="/account-linking">Link your accounts</TextLink>
        </p>
      ) : null}
      <ResendCode
        method={method}
        address={address}
        search={search}
        resendAt={resendAt}
        onResent={() => {
          setNeedsNewCode(false);
          form.reset();
          toast({ tone: 'success', title: 'A new code is on its way' });
        }}
      />
      <OutboxHint outboxUrl={outboxUrl} address={address} />
    </>
  );
}

function isCodeUsedUp({ code }: SignInError): boolean {
  return ['CODE_EXPIRED', 'TOO_MANY_ATTEMPTS', 'ALREADY_EXISTS', 'CONFLICT'].includes(code);
}

function codeMessage({ message, facts }: SignInError): string {
  const attempts = facts['attemptsLeft'];
  if (attempts === undefined || !Number.isFinite(attempts)) return message;
  return `${message} ${attempts === 1 ? '1 attempt' : `${attempts} attempts`} left.`;
}
