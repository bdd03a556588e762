import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  addLocationAddressMutation: {
    as: 'manager',
    variables: () => ({
      input: {
        locationId: grillId,
        streetAddress: '1 Water Street',
        city: 'New York',
        stateCode: 'NY',
        postalCode: '10004',
      },
    }),
  },
  deleteLocationAddressMutation: {
    as: 'manager',
    variables: () => ({
      input: { addressId: globalId('LocationAddress', '1-7') },
      connections: [],
    }),
  },
  LocationAddressesPaginationQuery: {
    variables: () => ({ id: grillId }),
  },
  LocationAddressesScreenQuery: {
    variables: () => ({ locationId: 1 }),
  },
  updateLocationAddressMutation: {
    as: 'manager',
    variables: () => ({
      input: { addressId: globalId('LocationAddress', '1-7'), name: 'Wine room' },
    }),
  },
};
