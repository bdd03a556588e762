import type { TermsDocument } from './termsDocument.ts';

export const businessServices: TermsDocument = {
  title: 'Business services agreement',
  lead: 'What a business orders from Brigade when it adds a location.',
  sections: [
    {
      heading: 'Locations',
      paragraphs: [
        'Each location is checked before it can post openly. Its address, time zone, and contact are kept up to date by the business.',
      ],
    },
    {
      heading: 'Fees',
      paragraphs: [
        'Fees are a share of what is paid to pros. They are shown in the settings of each location and do not change for shifts that are confirmed.',
      ],
    },
    {
      heading: 'Invoices',
      paragraphs: [
        'Businesses with invoicing get a daily or weekly invoice for each location or address, due within 14 days.',
      ],
    },
    {
      heading: 'A safe place to work',
      paragraphs: [
        'The business keeps its workplaces safe and pays for breaks and overtime as local law requires.',
      ],
    },
  ],
};
