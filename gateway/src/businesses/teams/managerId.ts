import type { DatabaseId, NodeId } from '../../platform/schema/globalId.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

const inputs = {
  LocationManager: databaseIdInput('LocationManager', 'a manager'),
  OrganizationManager: databaseIdInput('OrganizationManager', 'a manager'),
};

type ManagerType = keyof typeof inputs;

/** The rule for the global id of a manager, in an input. */
export function managerId(type: ManagerType) {
  return inputs[type].rule;
}

/**
 * The number in an id that has passed its rule.
 *
 * @throws TypeError when it has not.
 */
export function checkedManagerNumber(globalId: NodeId, type: ManagerType): DatabaseId {
  return inputs[type].keyOf(globalId);
}
