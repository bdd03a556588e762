import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { useRouter } from '@tanstack/react-router';
import { useRelayEnvironment } from 'react-relay/hooks';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import { signUp } from './signUp.ts';
import { dropDraft, type SignUpDraft } from './signUpDraft.ts';
import type { SignUpSearch } from './signUpSearch.ts';
import type { SignUpStep } from './signUpStep.ts';

/** An error and the step where it can be fixed. */
export interface SignUpRefusal {
  readonly step: SignUpStep;
  readonly message: string;
  readonly path: string;
}

interface Options {
  draft: SignUpDraft;
  termsVersion: string;
  search: SignUpSearch;
}

const fieldsOfYou = new Set(['firstName', 'lastName', 'email', 'phoneNumber', 'smsOptIn']);
const fieldsOfBusiness = new Set(['businessName', 'marketId', 'managerSkillId', 'referralCode']);

/** Sends the sign-up, then navigates to where the user was going. Resolves to the errors. */
export function useSendSignUp({ draft, termsVersion, search }: Options) {
  const environment = useRelayEnvironment();
  const router = useRouter();

  return async (): Promise<readonly SignUpRefusal[]> => {
    try {
      const referralCode = draft.referralCode.trim() === '' ? null : draft.referralCode;
      const response = await signUp(environment, { ...draft, referralCode, termsVersion });
      if (response.errors.length > 0) return response.errors.map(refusalOf);
      dropDraft();
      for (const warning of response.warnings) toast({ tone: 'warning', title: warning });
      const path = returnPath(search.returnTo);
      const isLinking = response.hasLinkableAccounts && !search.skipAccountLinking;
      const returnTo = path === '/' ? undefined : path;
      const href = isLinking ? `/account-linking${stringifySearch({ returnTo })}` : path;
      await router.navigate({ href, replace: true });
      return [];
    } catch (error) {
      const message = userMessage(error);
      return [{ step: 'terms', message, path: '' }];
    }
  };
}

function refusalOf({ message, path }: { message: string; path: readonly string[] }): SignUpRefusal {
  const field = path[0] ?? '';
  if (fieldsOfYou.has(field)) return { step: 'you', message, path: field };
  return { step: fieldsOfBusiness.has(field) ? 'business' : 'terms', message, path: field };
}
