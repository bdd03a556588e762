import { userError } from '../../platform/errors/userError.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { notFoundMessage } from '../../platform/schema/found.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';

/** Who pays: a location or an organization, by its number. */
export interface BillingOwner {
  readonly kind: 'location' | 'organization';
  readonly id: number;
}

function ownerOf(globalId: string): BillingOwner | null {
  const location = databaseIdOf(globalId, 'Location');
  if (location !== null) return { kind: 'location', id: location };
  const organization = databaseIdOf(globalId, 'Organization');
  return organization === null ? null : { kind: 'organization', id: organization };
}

export const { rule: billingOwnerId, keyOf: checkedOwner } = nodeIdInput(
  'a location or an organization',
  ownerOf,
);

/** Where the input of each mutation has its owner, for refusals by permission. */
export const ownerPaths = {
  'billing.manage': ['ownerId'],
  'organizations.manage': ['ownerId'],
} as const;

/**
 * The answer to a call about an owner: that it was not found is said at `ownerId`. That a payment method was not found
 * is another matter, and passes.
 *
 * @throws InvalidInput with the code NOT_FOUND
 */
export async function ownerPresent<Answer>({ kind }: BillingOwner, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (failure) {
    const isOwner =
      failure instanceof UpstreamRefusal && failure.isNotFound && !failure.isPaymentMethodMissing;
    if (!isOwner) throw failure;
    throw new InvalidInput([userError('NOT_FOUND', notFoundMessage(kind), ['ownerId'])]);
  }
}
