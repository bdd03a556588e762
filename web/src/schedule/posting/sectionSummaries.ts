import type { PostingChoices } from './postingChoices.ts';
import type { PostingValues } from './postingValues.ts';

/** Who gets the work, and what is not as usual: "Marketplace · you select · certifications required · $5 bonus". */
export function peopleSummary(values: PostingValues): string {
  const bonus = values.boostBonus.trim().replace(/^\$/, '');
  const isOfNetwork = values.gigType === 'NETWORK';
  return [
    isOfNetwork ? 'Your network' : 'Marketplace',
    isOfNetwork && values.movesToMarketplace ? 'then the marketplace' : null,
    values.isAutoSelectEnabled ? 'confirmed automatically' : 'you select',
    values.noExperienceRequired ? 'open to beginners' : null,
    values.areCertificationsRequired ? 'certifications required' : null,
    values.isBackgroundCheckRequired ? 'background check' : null,
    values.employmentType === 'W2' ? 'on payroll' : null,
    bonus === '' ? null : `$${bonus} bonus`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Where the work is, and the contact on the day: "218 Mott Street · Dana". */
export function placeSummary(
  { addressId, contactName, onsiteManagerId }: PostingValues,
  { addresses, managers }: Pick<PostingChoices, 'addresses' | 'managers'>,
): string {
  const address = addressId === '' ? addresses[0] : addresses.find(({ id }) => id === addressId);
  const manager = managers.find(({ id }) => id === onsiteManagerId);
  return [
    address?.label ?? 'Choose an address',
    contactName.trim() || 'no contact',
    ...(manager ? [`${manager.name} onsite`] : []),
  ].join(' · ');
}

/** What pros need: "3 requirements". */
export function requirementsSummary({ requirementIds }: PostingValues): string {
  return counted(requirementIds.length, 'requirement') ?? 'None';
}

/** What else pros and the team read: "Notes · 2 files". */
export function notesSummary({ specialInstructions, privateNotes, attachmentIds }: PostingValues): string {
  const notes = [specialInstructions, privateNotes].some((text) => text.trim() !== '') ? 'Notes' : null;
  const parts = [notes, counted(attachmentIds.length, 'file')].filter((part) => part !== null);
  return parts.length === 0 ? 'None' : parts.join(' · ');
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
