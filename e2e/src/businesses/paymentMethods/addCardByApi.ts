import { mutate } from '../../stack/mutate.ts';

/**
 * Gives a location or an organization the sandbox's usual card, without a browser.
 *
 * @param ownerId global id
 */
export async function addCardByApi(session: { url: string; token: string }, ownerId: string): Promise<void> {
  const { clientSecret } = await mutate<{ clientSecret: string }>(
    session,
    'StartPaymentSetupInput',
    'startPaymentSetup(input: $input) { clientSecret errors { message } }',
    { ownerId },
  );
  const { paymentMethodId } = await mutate<{ paymentMethodId: string }>(
    session,
    'ConfirmSandboxSetupInput',
    'confirmSandboxSetup(input: $input) { paymentMethodId errors { message } }',
    { clientSecret, testCard: 'SUCCESS', holderName: 'Ada Moreno' },
  );
  await mutate(session, 'SavePaymentMethodInput', 'savePaymentMethod(input: $input) { errors { message } }', {
    ownerId,
    paymentMethodId,
  });
}
