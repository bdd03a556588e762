import { type FeeName, feeRanges } from '@brigade/domain/businesses/locations/locationFees.ts';
import type { TermId } from '../../../../platform/glossary/glossary.ts';

/** A fee with its words for people. */
interface FeeField {
  readonly fee: FeeName;
  readonly label: string;
  readonly help: string;
  readonly term: TermId;
}

/** The fees of a location, in display order. */
export const feeFields: readonly FeeField[] = [
  { fee: 'platform', label: 'Platform fee', help: 'In percent of wages and bonus.', term: 'platform-fee' },
  { fee: 'w2', label: 'W-2 fee', help: 'Added for workers on payroll.', term: 'payroll-fee' },
  {
    fee: 'tipping',
    label: 'Tipping fee',
    help: 'Charged on top of tips, in percent of the tip.',
    term: 'tipping-fee',
  },
  {
    fee: 'backgroundChecks',
    label: 'Background check fee',
    help: 'Added for shifts that ask for a background check.',
    term: 'background-check-fee',
  },
  {
    fee: 'inNetworkPayments',
    label: 'Network fee',
    help: 'For shifts of your own network, in place of the platform fee.',
    term: 'network-fee',
  },
];

/** The purpose of a fee and its range. */
export function feeHelp({ fee, help }: FeeField): string {
  return `${help} ${feeRanges[fee].least} to ${feeRanges[fee].most} percent.`;
}
