import type { TermsDocument } from './termsDocument.ts';

export const privacyPolicy: TermsDocument = {
  title: 'Privacy policy',
  lead: 'What we know about you, what for, and for how long.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your name, email address, and phone number; your roles; what you post, decide, and pay; and the devices you are signed in on.',
        'Card numbers never reach us. Our payment provider keeps them.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Your team sees your name, addresses, and role. Pros see the name and number of a shift’s contact.',
        'We sell nothing to anyone, and the app loads no trackers.',
      ],
    },
    {
      heading: 'Messages',
      paragraphs: [
        'You get the codes you ask for. Other text messages are sent only when you have opted in, and you can opt out in the settings or by replying STOP.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask for a copy of what we keep about you, have it corrected, and have it deleted as far as the law on wages and taxes allows. Write to support.',
      ],
    },
  ],
};
