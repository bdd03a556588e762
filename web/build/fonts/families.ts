/** A font family that the app ships. */
export interface Family {
  /** The folder below the theme. */
  readonly folder: string;
  /** The package with the whole family. */
  readonly source: string;
  /** What remains of the axes of the font: a range, or one value. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The weights for which the browser takes it. */
  readonly weights: { readonly min: number; readonly max: number };
}

const weights = { min: 420, max: 680 };

/** Inter for text; Bricolage Grotesque for titles and large numbers, in one weight and drawn for their size. */
export const families: readonly Family[] = [
  { folder: 'inter', source: 'inter', axes: { wght: weights }, weights },
  { folder: 'bricolage', source: 'bricolage-grotesque', axes: { wght: 640, opsz: 30 }, weights },
];
