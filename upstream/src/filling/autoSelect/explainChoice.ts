import type { Candidate } from './autoSelectCandidates.ts';

const badgeNames = { GOLD: 'gold badge', SILVER: 'silver badge', BRONZE: 'bronze badge' } as const;

/** Why auto-select chose a pro, as one sentence: "Best of 4 waiting: a favorite here, gold badge, match 84." */
export function explainChoice(
  { is_favorite, has_worked_here, badge, match_score }: Omit<Candidate, 'id' | 'pro_id'>,
  waiting: number,
): string {
  const reasons = [
    is_favorite && 'a favorite here',
    has_worked_here && 'worked here before',
    badge && badgeNames[badge],
    `match ${match_score}`,
  ].filter(Boolean);
  const rank = waiting === 1 ? 'The only one waiting' : `Best of ${waiting} waiting`;
  return `${rank}: ${reasons.join(', ')}.`;
}
