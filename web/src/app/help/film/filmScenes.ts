/** A scene of the film: how long it lasts, and what it says. */
interface FilmScene {
  readonly id: string;
  readonly seconds: number;
  readonly caption: string;
}

/**
 * The film, scene by scene. `npm run film` takes its pictures from the product; its captions and transcript come from here,
 * too. After a change, make the film again.
 */
export const filmScenes = [
  { id: 'title', seconds: 4, caption: 'This is Brigade: your shifts from posting to pay.' },
  {
    id: 'today',
    seconds: 6,
    caption: 'Today shows who is in and who is missing, and what needs you first.',
  },
  {
    id: 'post',
    seconds: 6,
    caption: 'Post a shift in five fields. You see what it costs while you type.',
  },
  {
    id: 'applicants',
    seconds: 6,
    caption: 'Pros apply. The match score says who fits best, and why.',
  },
  { id: 'calendar', seconds: 5, caption: 'The calendar has every shift and its open places.' },
  { id: 'people', seconds: 5, caption: 'By person, it shows paid hours and warns before overtime.' },
  {
    id: 'roster',
    seconds: 6,
    caption: 'On the day, the roster shows who has come. Pros check in by QR code.',
  },
  { id: 'pay', seconds: 6, caption: 'Check the hours and pay, with a tip if you like.' },
  { id: 'reports', seconds: 5, caption: 'Reports say what you spent, and why it changed.' },
  { id: 'end', seconds: 4, caption: 'Find the tour, the glossary and this film under Help.' },
] as const satisfies readonly FilmScene[];

/** When a scene begins, in seconds. */
export function sceneStart(index: number): number {
  return filmScenes.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
}
