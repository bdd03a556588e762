/** How often invoices are made. */
export const invoiceFrequencies = ['WEEKLY', 'DAILY'] as const;

export type InvoiceFrequency = (typeof invoiceFrequencies)[number];

/** What one invoice covers: a location, the locations that the organization pays for, or an address. */
export const invoiceStyles = ['STANDARD', 'LOCATION', 'ADDRESS'] as const;

export type InvoiceStyle = (typeof invoiceStyles)[number];

const frequencyLabels: Record<InvoiceFrequency, string> = { WEEKLY: 'Every week', DAILY: 'Every day' };

const styleLabels: Record<InvoiceStyle, string> = {
  STANDARD: 'One for each location',
  LOCATION: 'One for all, grouped by location',
  ADDRESS: 'One for each address',
};

/** How often, in words for people. */
export function invoiceFrequencyLabel(frequency: InvoiceFrequency): string {
  return frequencyLabels[frequency];
}

/** What an invoice covers, in words for people. */
export function invoiceStyleLabel(style: InvoiceStyle): string {
  return styleLabels[style];
}
