import { businessServices } from './documents/businessServices.ts';
import { platformTerms } from './documents/platformTerms.ts';
import { privacyPolicy } from './documents/privacyPolicy.ts';
import type { TermsDocument } from './documents/termsDocument.ts';
import { termsOfUse } from './documents/termsOfUse.ts';
import type { TermsDocumentName } from './termsDocumentNames.ts';

/** Every document by its name in addresses. */
export const termsDocuments: Record<TermsDocumentName, TermsDocument> = {
  use: termsOfUse,
  privacy: privacyPolicy,
  platform: platformTerms,
  'business-services': businessServices,
};
