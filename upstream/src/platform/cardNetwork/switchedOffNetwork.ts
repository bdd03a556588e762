import { ApiError } from '../errors.ts';
import type { CardNetwork } from './cardNetwork.ts';

const refuse = async (): Promise<never> => {
  throw new ApiError('conflict', 'Card payments are not switched on here.');
};

/** Production without keys: nothing can be set up, rather than silently using the sandbox. */
export const switchedOffNetwork: CardNetwork = {
  name: 'STRIPE',
  createCustomer: refuse,
  createSetupIntent: refuse,
  findPaymentMethod: refuse,
  makeDefault: refuse,
  charge: null,
  refund: null,
  findRefusals: async () => new Map(),
  hasCharge: async () => false,
  openPortal: refuse,
};
