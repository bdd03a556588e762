import type { TermsDocument } from './termsDocument.ts';

export const platformTerms: TermsDocument = {
  title: 'Platform terms',
  lead: 'What the marketplace does for both sides, and what it does not.',
  sections: [
    {
      heading: 'A marketplace',
      paragraphs: [
        'Brigade brings businesses and pros together. The work itself is agreed between the two of them.',
        'Some shifts are worked by employees of a partner (W-2), others by independent pros (1099). Each shift says which.',
      ],
    },
    {
      heading: 'Ratings',
      paragraphs: [
        'Ratings are about work that was done, and are fair to anyone who reads them. We remove those that are not.',
      ],
    },
    {
      heading: 'Availability',
      paragraphs: [
        'We keep the platform running day and night and announce maintenance. We are not liable for a shift that no one applied for.',
      ],
    },
  ],
};
