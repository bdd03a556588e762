import { signUpByApi } from '../accounts/signUp/signUpByApi.ts';
import { newAddress } from './newAddress.ts';
import { type NewLocation, newLocation } from './newLocation.ts';
import type { Stack } from './startStack.ts';

/** A new user with an organization and an approved location. */
export interface Business extends NewLocation {
  /** The session of its owner. */
  token: string;
  email: string;
  /** The organization's name. */
  organization: string;
}

/** A business that a journey has for itself, made without a browser. */
export async function newBusiness(
  stack: Pick<Stack, 'url' | 'upstreamUrl'>,
  name: string,
): Promise<Business> {
  const email = newAddress('founder');
  const organization = `${name} Group`;
  const token = await signUpByApi(stack, email, {
    firstName: 'Ada',
    lastName: 'Moreno',
    businessName: organization,
  });
  return { ...(await newLocation({ url: stack.url, token }, { name })), token, email, organization };
}
