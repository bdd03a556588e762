/** The orientation items of the demo's new cook. */
export const orientationItems: readonly { title: string; body: string; video_url: string | null }[] = [
  {
    title: 'Welcome to Saltbox',
    body:
      'We cook over fire, plate with care and clean as we go. The line has six stations; you begin at garde manger and ' +
      'move when you are ready. No one expects you to know it all on the first night.',
    video_url: 'https://saltbox.example/welcome',
  },
  {
    title: 'Where and when to arrive',
    body:
      'Come to the back door on Golden Gate Avenue 15 minutes before your shift. Ring once. Lockers are on the left; bring ' +
      'a lock. Street parking is free after 6 pm.',
    video_url: null,
  },
  {
    title: 'What to wear and bring',
    body:
      'Closed, slip-resistant shoes and long pants. We give you a jacket and an apron. Bring a chef’s knife and a paring ' +
      'knife if you have them; house knives are fine too.',
    video_url: null,
  },
  {
    title: 'Clean hands, safe food',
    body:
      'Wash your hands when you come in, after every break and between raw and ready food. Tell the chef before your shift ' +
      'if you are unwell: we will cover you. Allergies on a ticket are read out loud and answered.',
    video_url: null,
  },
  {
    title: 'Breaks, pay and who to ask',
    body:
      'A 10-minute break every four hours and a 30-minute meal after five. Clock in and out in the app. Ask the sous-chef ' +
      'on duty about anything; for pay, write to the manager who interviewed you.',
    video_url: null,
  },
];
