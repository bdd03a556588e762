/** The colors of a face. */
export interface SkinTone {
  skin: string;
  /** Under the chin, in the ears, and the outline of the nose. */
  shade: string;
  lips: string;
  /** With their frequencies. */
  hair: readonly (readonly [color: string, weight: number])[];
}

const dark = [
  ['#1f1a1a', 8],
  ['#3a2620', 5],
  ['#a8a39e', 1],
] as const;

const medium = [...dark, ['#5a3a28', 5]] as const;

const any = [...medium, ['#85512f', 5], ['#b98a4e', 5]] as const;

export const skinTones: readonly SkinTone[] = [
  { skin: '#f6d3b9', shade: '#e5b292', lips: '#b9605a', hair: any },
  { skin: '#ecbf9b', shade: '#d89f77', lips: '#ad5650', hair: any },
  { skin: '#d9a57c', shade: '#c08458', lips: '#9c4a44', hair: medium },
  { skin: '#b97f56', shade: '#9c6440', lips: '#84403b', hair: dark },
  { skin: '#93603f', shade: '#774a2e', lips: '#6a322f', hair: dark },
  { skin: '#6b4530', shade: '#533322', lips: '#4c2523', hair: dark },
];

/** Behind the head; muted, so that a list of people stays calm. */
export const backgrounds = ['#f3dfd6', '#e7e3d3', '#d9e5dc', '#d8e2ea', '#e6dcea', '#f2e2c6'] as const;

/** Of shirts, aprons and caps. */
export const fabrics = ['#5b1d45', '#2f4858', '#33403a', '#7a3b2e', '#3b3a4a', '#8a6a2f'] as const;
