import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { type DirectOfferWire, directOfferWire, offersResponseWire } from './directOfferWire.ts';

/** Offers a gig to pros, or assigns them. */
export const createDirectOffers = endpoint({
  name: 'createDirectOffers',
  method: 'POST',
  path: '/staffer/direct-offers/',
  query: shape<{ is_for_recommended_pros?: boolean; is_async?: boolean }>(),
  body: shape<{
    application_type: 'DIRECT_OFFER' | 'ASSIGNMENT';
    gig_id: number;
    is_recurring: boolean;
    pro_ids: readonly number[];
    group_ids?: readonly number[];
    /** Dollars. */
    bonus: number | null;
    message?: string | null;
    /** For assignments only: whether the pros are confirmed at once. */
    is_confirmed?: boolean;
  }>(),
  response: offersResponseWire,
});

const getDirectOffer = endpoint({
  name: 'getDirectOffer',
  method: 'GET',
  path: '/staffer/direct-offers/{id}/',
  response: directOfferWire,
});

/** Who was offered what, the newest first. */
export const listDirectOffers = endpoint({
  name: 'listDirectOffers',
  method: 'GET',
  path: '/staffer/direct-offers/',
  query: shape<
    PageQuery & {
      gig_id?: number;
      location_id?: number;
      status?: DirectOfferWire['status'];
      replaces_application_id?: number;
    }
  >(),
  response: paged(directOfferWire),
});

/** Takes back an offer that waits for an answer. */
export const withdrawDirectOffer = endpoint({
  name: 'withdrawDirectOffer',
  method: 'POST',
  path: '/staffer/direct-offers/{id}/withdraw/',
  response: directOfferWire,
});

export const directOfferById = loader({
  one: (id: number, rest) => rest.call(getDirectOffer, { path: { id } }),
});
