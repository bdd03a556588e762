import { mutate } from './mutate.ts';
import { newAddress } from './newAddress.ts';
import { signInByApi } from './signInByApi.ts';
import type { Stack } from './startStack.ts';

/** Somebody who has just signed up, with an organization and an approved location in Brooklyn. */
export interface Business {
  /** The session of its owner. */
  token: string;
  email: string;
  /** Global id of the location. */
  id: string;
  locationId: number;
  organizationId: number;
  name: string;
  organization: string;
}

interface Added {
  location: { id: string; databaseId: number; organization: { databaseId: number } };
}

const termsVersion = '2026-01';

/** A business of its own for a journey, made without a browser: nothing of it meets the work of another one. */
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
  const { location } = await mutate<Added>(
    session,
    'AddLocationInput',
    'addLocation(input: $input) { location { id databaseId organization { databaseId } } errors { message } }',
    { name, streetAddress: '48 Franklin Street', city: 'Brooklyn', stateCode: 'NY', postalCode: '11222' },
  );
  await mutate(
    session,
    'ApproveLocationInSandboxInput',
    'approveLocationInSandbox(input: $input) { errors { message } }',
    { locationId: location.id },
  );
  return {
    token: session.token,
    email,
    id: location.id,
    locationId: location.databaseId,
    organizationId: location.organization.databaseId,
    name,
    organization,
  };
}
