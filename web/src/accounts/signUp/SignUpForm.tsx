import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SignUpForm_query$key } from '../../__generated__/SignUpForm_query.graphql.ts';
import type { SignUpForm_user$key } from '../../__generated__/SignUpForm_user.graphql.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { BusinessStep } from './BusinessStep.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import { emptyDraft } from './signUpDraft.ts';
import type { SignUpSearch } from './signUpSearch.ts';
import { openStep } from './openStep.ts';
import { stepsFor, type SignUpStep } from './signUpStep.ts';
import { StepHeader } from './StepHeader.tsx';
import { TermsStep } from './TermsStep.tsx';
import { useLeavingSignUp } from './useLeavingSignUp.tsx';
import { useSendSignUp } from './useSendSignUp.ts';
import { useSignUpDraft } from './useSignUpDraft.ts';
import { YouStep } from './YouStep.tsx';

interface Props {
  user: SignUpForm_user$key;
  choices: SignUpForm_query$key;
  /** The organization that invited the user; null for a new business. */
  employer: string | null;
  search: SignUpSearch;
  onStep: (step: SignUpStep) => void;
}

/** The steps of a sign-up. Values survive navigation between steps and a reload. */
export function SignUpForm({ user, choices, employer, search, onStep }: Props) {
  const { id, email, isEmailVerified, phoneNumber, isPhoneVerified, firstName, lastName, termsAcceptance } =
    useFragment(
      graphql`
        fragment SignUpForm_user on User @throwOnFieldError {
          id
          firstName
          lastName
          email
          isEmailVerified
          phoneNumber
          isPhoneVerified
          termsAcceptance {
            version
          }
        }
      `,
      user,
    );
  const lists = useFragment(
    graphql`
      fragment SignUpForm_query on Query @throwOnFieldError {
        markets @catch(to: NULL) {
          id
          databaseId
        }
        ...BusinessStep_query
      }
    `,
    choices,
  );
  const { draft, change } = useSignUpDraft(id, {
    ...emptyDraft,
    firstName,
    lastName,
    email: email ?? '',
    phoneNumber: formatPhone(phoneNumber ?? ''),
    businessName: employer ?? '',
    marketId: lists.markets?.find(({ databaseId }) => databaseId === search.market_id)?.id ?? null,
    referralCode: search.ref ?? '',
  });
  const [refusals, setRefusals] = useState<readonly ServerError[]>([]);
  const prompt = useLeavingSignUp();
  const steps = stepsFor(employer !== null);
  const step = openStep(search.step, steps, draft);
  const go = (to: SignUpStep) => {
    setRefusals([]);
    onStep(to);
  };
  const send = useSendSignUp({ draft, termsVersion: termsAcceptance?.version ?? '', search });
  const shared = { draft, refusals, onChanged: change };

  return (
    <>
      <StepHeader step={step} steps={steps} employer={employer} />
      {step === 'you' ? (
        <YouStep
          {...shared}
          isEmailProven={isEmailVerified}
          isPhoneProven={isPhoneVerified}
          onDone={() => go(steps[1] ?? 'terms')}
        />
      ) : null}
      {step === 'business' ? (
        <BusinessStep {...shared} choices={lists} onBack={() => go('you')} onDone={() => go('terms')} />
      ) : null}
      {step === 'terms' ? (
        <TermsStep
          onBack={() => go(steps.at(-2) ?? 'you')}
          onSubmitted={async () => {
            const refused = await send();
            const wrong = refused.find((each) => each.step !== 'terms' && steps.includes(each.step));
            if (!wrong) return refused.map(({ message }) => ({ message }));
            setRefusals(refused);
            onStep(wrong.step);
            return [];
          }}
        />
      ) : null}
      <SignedInAs address={(isEmailVerified ? email : formatPhone(phoneNumber ?? '')) ?? ''} />
      {prompt}
    </>
  );
}
