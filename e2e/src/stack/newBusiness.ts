import { mutate } from './mutate.ts';
import { newAddress } from './newAddress.ts';
import { type NewLocation, newLocation } from './newLocation.ts';
import { signInByApi } from './signInByApi.ts';
import type { Stack } from './startStack.ts';

/** Somebody who has just signed up, with an organization and an approved location. */
export interface Business extends NewLocation {
  /** The session of its owner. */
  token: string;
  email: string;
  /** The organization's name. */
  organization: string;
}

const termsVersion = '2026-01';

/** A business that a journey has for itself, made without a browser. */
export async function newBusiness(
  stack: Pick<Stack, 'url' | 'upstreamUrl'>,
  name: string,
): Promise<Business> {
  const email = newAddress('founder');
  const session = { url: stack.url, token: await signInByApi(stack, email) };
  const organization = `${name} Group`;
  await mutate(session, 'SignUpInput', 'signUp(input: $input) { errors { message } }', {
    firstName: 'Ada',
    lastName: 'Moreno',
    businessName: organization,
    email,
    phoneNumber: '(646) 555-0190',
    termsVersion,
  });
  return { ...(await newLocation(session, { name })), token: session.token, email, organization };
}
