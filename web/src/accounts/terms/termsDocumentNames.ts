/** The documents' names in addresses, in the order in which they are listed. */
export const termsDocumentNames = ['use', 'privacy', 'platform', 'business-services'] as const;

export type TermsDocumentName = (typeof termsDocumentNames)[number];

/** The document that an address names; null for none. */
export function termsDocumentName(text: string): TermsDocumentName | null {
  return termsDocumentNames.find((name) => name === text) ?? null;
}
