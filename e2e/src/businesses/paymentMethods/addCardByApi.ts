import { mutate } from '../../stack/mutate.ts';

/**
 * Gives a location or an organization a card of the sandbox, without a browser.
 *
 * @param ownerId global id
 * @param testCard default the one that works; the other one is declined when something is paid
 */
export async function addCardByApi(
  session: { url: string; token: string },
  ownerId: string,
  testCard: 'SUCCESS' | 'DECLINED_LATER' = 'SUCCESS',
): Promise<void> {
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
    { clientSecret, testCard, holderName: 'Ada Moreno' },
  );
  await mutate(session, 'SavePaymentMethodInput', 'savePaymentMethod(input: $input) { errors { message } }', {
    ownerId,
    paymentMethodId,
  });
}
