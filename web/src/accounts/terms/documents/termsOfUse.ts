import type { TermsDocument } from './termsDocument.ts';

export const termsOfUse: TermsDocument = {
  title: 'Terms of use',
  lead: 'What you and Brigade owe each other when you post, choose, and pay.',
  sections: [
    {
      heading: 'Your account',
      paragraphs: [
        'You act for a business that has allowed you to. What you post, confirm, and pay with your account binds that business.',
        'Your account is yours alone. Keep your codes and links to yourself, and notify us immediately if someone else may have used them.',
      ],
    },
    {
      heading: 'Posting and choosing',
      paragraphs: [
        'A shift says truthfully what the work is, where and when it takes place, what it pays, and what a pro has to bring.',
        'You choose pros for what they can do, never for who they are. Discrimination of any kind closes an account.',
        'A confirmed pro counts on the shift. A late cancellation may cost what the law or the shift provides.',
      ],
    },
    {
      heading: 'Paying',
      paragraphs: [
        'You pay the hours that were worked, at no less than the wage that was posted, and the fees shown before you confirm.',
        'Your payment method is charged after a shift is approved. Hours that you dispute are settled before they are charged.',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        'You may stop at any time. Shifts that are confirmed are still worked and paid.',
        'We may suspend an account that harms people or breaks these terms, and say why.',
      ],
    },
    {
      heading: 'When these terms change',
      paragraphs: [
        'You are asked to accept a new version before you post, pay, or hire the next time. Until then you can see everything you could see before.',
      ],
    },
  ],
};
