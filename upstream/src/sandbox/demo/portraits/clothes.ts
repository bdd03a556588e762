const shoulders = 'M52 400c2-84 52-122 104-128h88c52 6 102 44 104 128Z';

/** What someone wears at work, in a given color. */
export const clothes: readonly ((color: string) => string)[] = [
  // A chef's jacket.
  () =>
    `<path d="${shoulders}" fill="#fbfaf8"/>` +
    '<path d="M160 272l40 40 40-40 14 8-40 52v68h-28v-68l-40-52Z" fill="#e9e3dc"/>' +
    '<g fill="#b9b0a6"><circle cx="176" cy="350" r="6"/><circle cx="224" cy="350" r="6"/>' +
    '<circle cx="176" cy="384" r="6"/><circle cx="224" cy="384" r="6"/></g>',
  // A shirt and an apron.
  (color) =>
    `<path d="${shoulders}" fill="#f4efe9"/>` +
    '<path d="M158 272l42 36 42-36-16-6h-52Z" fill="#e2dad1"/>' +
    `<path d="M142 400V330c38-14 78-14 116 0v70Z" fill="${color}"/>` +
    `<path d="M146 334l-2-58 10-4 4 58ZM254 334l2-58-10-4-4 58Z" fill="${color}"/>`,
  // A vest with a bow tie.
  (color) =>
    `<path d="${shoulders}" fill="#fbfaf8"/>` +
    `<path d="M52 400c2-70 34-108 78-122l70 92 70-92c44 14 76 52 78 122Z" fill="${color}"/>` +
    '<path d="M200 300l-30-16v32ZM200 300l30-16v32Z" fill="#2a2228"/><circle cx="200" cy="300" r="7" fill="#2a2228"/>',
  // A plain crew-neck shirt.
  (color) =>
    `<path d="${shoulders}" fill="${color}"/>` +
    '<path d="M156 272c6 28 82 28 88 0l10 4c-10 42-98 42-108 0Z" fill="#fff" opacity="0.2"/>',
];
