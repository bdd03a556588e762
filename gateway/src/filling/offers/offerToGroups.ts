import type { Context } from '../../platform/context.ts';
import {
  type UserError,
  userError,
  userErrors,
  userErrorsFromWire,
} from '../../platform/errors/userError.ts';
import { RestError, UpstreamRefusal } from '../../platform/rest/restError.ts';
import { notFoundMessage } from '../../platform/schema/found.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { checkedGroupNumber } from '../../pros/groups/proGroupId.ts';
import { checkedGigNumber } from '../../schedule/gigs/gigId.ts';
import { followOperation } from '../operations/followOperation.ts';
import type { OperationWire } from '../operations/operationsApi.ts';
import { createDirectOffers } from './directOffersApi.ts';
import type { GigOfferOutcome } from './GigOfferResult.ts';
import { offerOutcomes } from './offerOutcomes.ts';

/** Maps the fields that REST names in errors to the input. */
export const groupOfferPaths = {
  bonus: ['bonusCents'],
  message: ['message'],
  group_ids: ['groupIds'],
  'applications.manage': ['gigIds'],
};

/** The groups, and the terms of the offers. */
interface GroupOffer {
  readonly groupIds: readonly NodeId[];
  readonly bonusCents?: number | null | undefined;
  readonly message?: string | null | undefined;
  /** Whether nothing is offered. A validation ends with its response, and has no background job. */
  readonly validateOnly?: boolean | null | undefined;
}

/** The response for a gig, or why it was not offered. */
type Sent = Awaited<ReturnType<typeof send>> | { readonly errors: readonly UserError[] };

const notReached = userError('UNKNOWN', 'The offers could not be sent. Try again.', ['gigIds']);

function send(gig: NodeId, { groupIds, bonusCents, message, validateOnly }: GroupOffer, { rest }: Context) {
  return rest.call(createDirectOffers, {
    query: { is_for_recommended_pros: false, is_async: validateOnly !== true },
    body: {
      application_type: 'DIRECT_OFFER',
      gig_id: checkedGigNumber(gig),
      is_recurring: false,
      pro_ids: [],
      group_ids: groupIds.map(checkedGroupNumber),
      bonus: bonusCents == null ? null : bonusCents / 100,
      message: message ?? null,
    },
  });
}

function refusalOf(failure: unknown): readonly UserError[] {
  const errors = userErrors(failure, groupOfferPaths);
  const isOfGig = failure instanceof UpstreamRefusal && failure.isNotFound && failure.error.target === null;
  return isOfGig ? [userError('NOT_FOUND', notFoundMessage('gig'), ['gigIds'])] : errors;
}

/** The background job of offers that were accepted; null where it cannot be read now. */
async function operationOf(id: number, context: Context): Promise<OperationWire | null> {
  try {
    return await followOperation(id, context);
  } catch (failure) {
    if (failure instanceof RestError) return null;
    throw failure;
  }
}

async function outcomeOf(gigId: NodeId, sent: Sent, context: Context): Promise<GigOfferOutcome> {
  const outcome = { gigId, gigNumber: checkedGigNumber(gigId), operation: null, results: [], errors: [] };
  if ('errors' in sent) return { ...outcome, errors: sent.errors };
  if ('error' in sent) return { ...outcome, errors: userErrorsFromWire(sent.error, groupOfferPaths) };
  const operation = 'results' in sent ? null : await operationOf(sent.id, context);
  const results = 'results' in sent ? sent.results : (operation?.results ?? []);
  const named = { pros: [], field: 'groupIds' };
  return { ...outcome, operation, results: await offerOutcomes(results, named, context) };
}

/**
 * Offers gigs to groups, each by its own call. A refusal is the result of its gig.
 *
 * @param gigIds ids that have passed the rules of their input
 * @throws RestError if not even the first gig could be offered
 */
export async function offerToGroups(
  gigIds: readonly NodeId[],
  offer: GroupOffer,
  context: Context,
): Promise<GigOfferOutcome[]> {
  const responses = new Map<NodeId, Sent>();
  // One after the other: each call may ask hundreds of pros.
  for (const gig of gigIds) {
    try {
      responses.set(gig, await send(gig, offer, context));
    } catch (failure) {
      if (!(failure instanceof RestError)) throw failure;
      const isRefused = failure instanceof UpstreamRefusal && failure.status < 500;
      // Earlier gigs were offered, and the payload has to say so.
      if (!isRefused && responses.size > 0) responses.set(gig, { errors: [notReached] });
      else responses.set(gig, { errors: refusalOf(failure) });
    }
  }
  return Promise.all([...responses].map(([gig, sent]) => outcomeOf(gig, sent, context)));
}
