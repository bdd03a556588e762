import { builder } from '../../platform/schema/builder.ts';

export const SignInCodePurpose = builder.enumType('SignInCodePurpose', {
  description: 'What a one-time code is for. It is good for nothing else.',
  values: {
    SIGN_IN: {
      description: 'Signing in with `signIn`, or with the link in the email.',
      value: 'sign-in',
    },
    CHANGE_ADDRESS: {
      description:
        "Giving the viewer's account the address with `changeAddress`. The email has no link, which would open an account of its own.",
      value: 'address-change',
    },
  } as const,
});
