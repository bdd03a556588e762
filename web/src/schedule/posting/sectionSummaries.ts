import type { PostingAddress } from './postingChoices.ts';
import type { PostingValues } from './postingValues.ts';

/** Who gets the work: "Marketplace · you select · $5 bonus". */
export function peopleSummary({ gigType, isAutoSelectEnabled, boostBonus }: PostingValues): string {
  const bonus = boostBonus.trim().replace(/^\$/, '');
  return [
    gigType === 'NETWORK' ? 'Your network' : 'Marketplace',
    isAutoSelectEnabled ? 'selected automatically' : 'you select',
    ...(bonus === '' ? [] : [`$${bonus} bonus`]),
  ].join(' · ');
}

/** Where the work is, and the contact on the day: "218 Mott Street · Dana". */
export function placeSummary(
  { addressId, contactName }: PostingValues,
  addresses: readonly PostingAddress[],
): string {
  const address = addresses.find(({ id }) => id === addressId) ?? addresses[0];
  return `${address?.label ?? 'No address'} · ${contactName.trim() || 'no contact'}`;
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
