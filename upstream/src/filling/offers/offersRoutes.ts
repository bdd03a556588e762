import type { RouteFactory } from '../../platform/server/route.ts';
import { createOffers } from './createOffers.ts';
import { getOffer } from './getOffer.ts';
import { listOffers } from './listOffers.ts';
import { withdrawOffer } from './withdrawOffer.ts';

/** The routes for direct offers, in the order of the documentation. */
export const offersRoutes: readonly RouteFactory[] = [createOffers, getOffer, listOffers, withdrawOffer];
