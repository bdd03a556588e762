import { businessServices } from './documents/businessServices.ts';
import { platformTerms } from './documents/platformTerms.ts';
import { privacyPolicy } from './documents/privacyPolicy.ts';
import type { TermsDocument } from './documents/termsDocument.ts';
import { termsOfUse } from './documents/termsOfUse.ts';

/** Every document by its name in addresses. */
export const termsDocuments = {
  use: termsOfUse,
  privacy: privacyPolicy,
  platform: platformTerms,
  'business-services': businessServices,
} as const satisfies Record<string, TermsDocument>;

export type TermsDocumentName = keyof typeof termsDocuments;

/** The names in the order in which the documents are listed. */
export const termsDocumentNames = Object.keys(termsDocuments) as TermsDocumentName[];

/** The document that an address names; null for none. */
export function termsDocumentName(text: string): TermsDocumentName | null {
  return termsDocumentNames.find((name) => name === text) ?? null;
}
