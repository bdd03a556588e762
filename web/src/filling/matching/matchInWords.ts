interface Match {
  readonly score: number;
  readonly parts: readonly { readonly label: string; readonly points: number; readonly maxPoints: number }[];
  readonly blockers: readonly { readonly text: string }[];
}

/** A match for those who do not see its picture: "Match 84%. Position 30 of 30, ... . Blocked at this location." */
export function matchInWords({ score, parts, blockers }: Match): string {
  const partTexts = parts
    .map(({ label, points, maxPoints }) => `${label} ${points} of ${maxPoints}`)
    .join(', ');
  return [`Match ${score}%`, partTexts, ...blockers.map(({ text }) => text)]
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
