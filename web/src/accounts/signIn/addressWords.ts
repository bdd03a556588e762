import type { SignInMethod } from './signInMethod.ts';

/** The copy of the pages that ask for an address and its code. */
export interface AddressWords {
  /** Of the page in the browser's list of tabs. */
  readonly page: string;
  readonly title: string;
  readonly lead: string;
  /** Names the first form for screen readers. */
  readonly form: string;
  readonly field: string;
  /** The button that requests another code. */
  readonly accept: string;
  /** The toast after a success; null if the next page shows it. */
  readonly done: string | null;
}

const fields = { email: 'Email address', phone: 'Phone number' } as const;

const signingIn: Record<SignInMethod, AddressWords> = {
  email: {
    page: 'Sign in',
    title: 'Welcome to Brigade',
    lead: 'Enter your email address and we will send you a code to sign in.',
    form: 'Sign in',
    field: fields.email,
    accept: 'Sign in',
    done: null,
  },
  phone: {
    page: 'Sign in',
    title: 'Welcome to Brigade',
    lead: 'Enter your phone number and we will text you a code to sign in.',
    form: 'Sign in',
    field: fields.phone,
    accept: 'Sign in',
    done: null,
  },
};

const linking: Record<SignInMethod, AddressWords> = {
  email: {
    page: 'Your email address',
    title: 'Your email address',
    lead: 'Enter the address you want to sign in with. We will send a code there to make sure that it is yours.',
    form: 'Your email address',
    field: fields.email,
    accept: 'Use this address',
    done: 'You can sign in with this address now',
  },
  phone: {
    page: 'Your phone number',
    title: 'Your phone number',
    lead: 'Enter the number you want to sign in with. We will text a code there to make sure that it is yours.',
    form: 'Your phone number',
    field: fields.phone,
    accept: 'Use this number',
    done: 'You can sign in with this number now',
  },
};

/** The copy for signing in, or for adding an address to a signed-in account. */
export function addressWords(method: SignInMethod, isLinking: boolean): AddressWords {
  return (isLinking ? linking : signingIn)[method];
}
