/** What someone wears on their head at work, in a given color; drawn over the hair. */
export const headwear: readonly ((color: string) => string)[] = [
  // A chef's hat.
  () =>
    '<path d="M140 126V88c-30-6-32-48-2-54 8-26 46-30 62-14 18-16 54-10 62 14 30 6 28 48-2 54v38c-36-10-84-10-120 0Z" fill="#fff"/>' +
    '<path d="M140 126v-22c38-10 82-10 120 0v22c-36-10-84-10-120 0Z" fill="#ece6df"/>',
  // A bandana.
  (color) =>
    `<path d="M134 146c-2-50 28-70 66-70s68 20 66 70c-34-22-98-22-132 0Z" fill="${color}"/>` +
    '<path d="M134 146c34-22 98-22 132 0v-10c-36-22-96-22-132 0Z" fill="#fff" opacity="0.25"/>',
  // A cap.
  (color) =>
    `<path d="M136 136c0-42 28-62 64-62s64 20 64 62Z" fill="${color}"/>` +
    `<path d="M130 136c40-12 124-12 166 4 4 10-6 14-16 10-44-16-106-14-148 0-8 0-8-10-2-14Z" fill="${color}"/>` +
    '<path d="M136 136c40-10 88-10 128 0v-6c-40-10-88-10-128 0Z" fill="#000" opacity="0.2"/>',
];
