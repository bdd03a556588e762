import { makePro } from './pros.ts';

/** An offer to a pro that waits for an answer until January 15, 2099, 4:00 pm in New York. */
export function makeOffer(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'DirectOffer',
    id: `offer-${databaseId}`,
    databaseId,
    kind: 'DIRECT_OFFER',
    status: 'PENDING',
    withdrawalReason: null,
    expiresAt: '2099-01-15T21:00:00Z',
    offeredAt: '2099-01-10T15:00:00Z',
    answeredAt: null,
    bonus: null,
    message: null,
    pro: makePro(databaseId),
    replacedApplication: null,
    ...facts,
  };
}
