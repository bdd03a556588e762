import type { RouteFactory } from '../../platform/server/route.ts';
import { createAddress } from './createAddress.ts';
import { deleteAddress } from './deleteAddress.ts';
import { getAddress } from './getAddress.ts';
import { listAddresses } from './listAddresses.ts';
import { updateAddress } from './updateAddress.ts';

/** The routes for addresses, in the order of the documentation. */
export const addressesRoutes: readonly RouteFactory[] = [
  listAddresses,
  createAddress,
  getAddress,
  updateAddress,
  deleteAddress,
];
