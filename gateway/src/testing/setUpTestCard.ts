import { graphql } from './graphql.ts';
import { present } from './present.ts';
import type { Person, TestStack } from './startTestStack.ts';

/** Begins to take a payment method; resolves to the secret of the setup. */
export async function beginSetup(
  { run }: Pick<TestStack, 'run'>,
  { ownerId, as }: { ownerId: string; as: Person },
): Promise<string> {
  const { data } = await run(
    graphql(`
      mutation ($ownerId: ID!) {
        startPaymentSetup(input: { ownerId: $ownerId }) {
          clientSecret
        }
      }
    `),
    { as, variables: { ownerId } },
  );
  return present(data?.startPaymentSetup?.clientSecret);
}

/** Sets up a test card that is accepted, without saving it; resolves to its id at the card network. */
export async function setUpTestCard(
  stack: Pick<TestStack, 'run'>,
  owner: { ownerId: string; as: Person },
): Promise<string> {
  const input = {
    clientSecret: await beginSetup(stack, owner),
    testCard: 'SUCCESS' as const,
    holderName: 'Ada Archer',
  };
  const { data } = await stack.run(
    graphql(`
      mutation ($input: ConfirmSandboxSetupInput!) {
        confirmSandboxSetup(input: $input) {
          paymentMethodId
        }
      }
    `),
    { as: owner.as, variables: { input } },
  );
  return present(data?.confirmSandboxSetup?.paymentMethodId);
}
