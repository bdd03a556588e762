/** A hairstyle as SVG: what lies behind the head, and what lies on it. */
export interface Hair {
  back: string;
  front: string;
}

const shape = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;

/** The hair that follows the top of the head, down to the temples. */
const crown = 'M136 168C130 112 158 84 200 84s70 28 64 84c-4-22-14-36-26-42-24 6-56 4-76-4-12 8-22 22-26 46Z';

const sidePart =
  'M136 172C126 106 160 80 204 82c44 2 68 32 60 88-4-20-10-32-20-42-30 2-62-6-78-22 2 20-22 34-30 66Z';

/** The hairstyles, each in a given color. All suit anyone. */
export const hairstyles: readonly ((color: string) => Hair)[] = [
  (color) => ({ back: '', front: shape(crown, color) }),
  (color) => ({ back: '', front: shape(sidePart, color) }),
  // Long and straight.
  (color) => ({
    back: shape('M128 168c-4-60 28-92 72-92s76 32 72 92c-2 44 10 78 4 116H124c-6-38 6-72 4-116Z', color),
    front: shape(sidePart, color),
  }),
  // A bob.
  (color) => ({
    back: shape('M126 172c-4-62 30-96 74-96s78 34 74 96c0 26-2 44-10 58H136c-8-14-10-32-10-58Z', color),
    front: shape(crown, color),
  }),
  // A bun on top.
  (color) => ({
    back: `<circle cx="200" cy="76" r="30" fill="${color}"/>`,
    front: shape(crown, color),
  }),
  // Short curls.
  (color) => ({
    back: '',
    front: [
      [142, 138, 22],
      [150, 110, 24],
      [176, 92, 26],
      [206, 86, 27],
      [234, 98, 25],
      [254, 122, 22],
      [260, 146, 16],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`)
      .join(''),
  }),
  // Full, round curls.
  (color) => ({
    back: [
      [200, 104, 62],
      [146, 128, 42],
      [254, 128, 42],
      [132, 172, 34],
      [268, 172, 34],
      [142, 210, 26],
      [258, 210, 26],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`)
      .join(''),
    front: shape('M136 164c-2-52 26-80 64-80s66 28 64 80c-14-28-40-42-64-42s-50 14-64 42Z', color),
  }),
  // Tied back, over one shoulder.
  (color) => ({
    back: shape('M246 150c34 22 40 66 32 132-2 14-26 14-30 0-6-26 6-70-14-96Z', color),
    front: shape(sidePart, color),
  }),
  // Shaved.
  (color) => ({
    back: '',
    front: `<g opacity="0.55">${shape('M137 158c-2-46 26-70 63-70s65 24 63 70c-10-26-30-42-63-42s-53 16-63 42Z', color)}</g>`,
  }),
];
