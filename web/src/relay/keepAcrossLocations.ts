import { ROOT_ID, type MutableRecordSource } from 'relay-runtime';

// What belongs to the person and to the list of locations, with the values inside them.
const keptTypes = new Set([
  'User',
  'License',
  'ManagedLocation',
  'OrganizationRole',
  'LocationManager',
  'LocationManagerConnection',
  'LocationManagerEdge',
  'OrganizationManager',
  'OrganizationManagerConnection',
  'OrganizationManagerEdge',
  'Person',
  'LocationInvitation',
  'LocationInvitationConnection',
  'LocationInvitationEdge',
  'OrganizationInvitation',
  'OrganizationInvitationConnection',
  'OrganizationInvitationEdge',
  // The page of a link is still there while the location that it led to is being opened.
  'InvitationPreview',
  'TermsAcceptance',
  'Sandbox',
  'ManagerProfile',
  'ManagerSkill',
  'Market',
  'LinkableAccountConnection',
  'LinkableAccountEdge',
  'LinkableAccount',
  'LinkableRole',
  'SessionConnection',
  'SessionEdge',
  'Session',
  'NotificationSettings',
  'NotificationChoice',
  'QuietHours',
  'Organization',
  'OrganizationConnection',
  'OrganizationEdge',
  'Location',
  'LocationConnection',
  'LocationEdge',
  'LocationAddress',
  'LocationAddressConnection',
  'LocationAddressEdge',
  'LocationAddOn',
  'LocationAddOnConnection',
  'LocationAddOnEdge',
  'LocationSettings',
  'LocationFees',
  'CostRates',
  'GatewayFee',
  'CancellationTerms',
  'Billing',
  'PaymentMethod',
  'PaymentMethodDetails',
  'PageInfo',
  'PostalAddress',
  'Coordinates',
  'Image',
]);

/**
 * Removes every record but those of the user, managers, locations, organizations, terms and the sandbox: the rest was answered for
 * the former location (favorites, blocks and lists depend on it) and would be wrong at the next.
 *
 * Kept is what can be reached from the root through records of the kept types alone, so that a page info or an address
 * goes with its owner. Removed records count as unknown, not as deleted: queries that need them go to the server.
 */
export function keepAcrossLocations(source: MutableRecordSource): void {
  const kept = new Set<string>([ROOT_ID]);
  const queue = [ROOT_ID];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const linked of linkedIds(source.get(id))) {
      if (kept.has(linked) || !isKept(source.get(linked))) continue;
      kept.add(linked);
      queue.push(linked);
    }
  }
  for (const id of source.getRecordIDs()) if (!kept.has(id)) source.remove(id);
}

function isKept(record: unknown): boolean {
  const type = isObject(record) ? record['__typename'] : null;
  return typeof type === 'string' && keptTypes.has(type);
}

function linkedIds(record: unknown): string[] {
  if (!isObject(record)) return [];
  return Object.values(record).flatMap((value) => {
    if (!isObject(value)) return [];
    const ids = [value['__ref'], ...(Array.isArray(value['__refs']) ? value['__refs'] : [])];
    return ids.filter((id) => typeof id === 'string');
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
