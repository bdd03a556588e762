/** The kinds of lapses: how a place was offered without success. */
export const lapseKinds = ['SELECTION_LAPSED', 'OFFER_EXPIRED', 'OFFER_DECLINED'] as const;

/** How a place was offered without success. */
type LapseKind = (typeof lapseKinds)[number];

const sentences: Record<LapseKind, (proName: string) => string> = {
  SELECTION_LAPSED: (proName) => `${proName} was selected and did not answer in time`,
  OFFER_EXPIRED: (proName) => `${proName} did not answer the offer in time`,
  OFFER_DECLINED: (proName) => `${proName} declined the offer`,
};

/** The text of a lapse, as a sentence without its period. */
export function lapseText(kind: LapseKind, proName: string): string {
  return sentences[kind](proName);
}
