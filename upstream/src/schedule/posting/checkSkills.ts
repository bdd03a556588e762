import type { Database } from '../../platform/database/database.ts';
import { type ErrorDetail, invalidFields } from '../../platform/errors.ts';
import type { TargetedLine } from './postingBody.ts';

/** The fields of a line that this module checks. */
type PaidLine = Pick<TargetedLine, 'skill_id' | 'wage_amount' | 'target'>;

/**
 * Checks that the positions exist and that the wage is at least their minimum: that of the market, else the national
 * one.
 *
 * @throws ApiError invalid at the lines' `skill_id` or `wage_amount`
 */
export async function checkSkills(
  trx: Database,
  marketId: number,
  lines: readonly PaidLine[],
): Promise<void> {
  const skillIds = lines.map(({ skill_id }) => skill_id);
  const skills = await trx
    .selectFrom('skills')
    .leftJoin('skill_market_wages as market', (join) =>
      join.onRef('market.skill_id', '=', 'skills.id').on('market.market_id', '=', marketId),
    )
    .select(['skills.id', 'skills.minimum_wage_amount', 'market.minimum_wage_amount as market_minimum'])
    .where('skills.id', 'in', skillIds)
    .execute();
  const least = new Map(
    skills.map(({ id, minimum_wage_amount, market_minimum }) => [id, market_minimum ?? minimum_wage_amount]),
  );
  const problems = lines.flatMap((line) => problemsOf(line, least.get(line.skill_id)));
  if (problems.length > 0) throw invalidFields(problems);
}

function problemsOf({ target, wage_amount }: PaidLine, least: number | undefined): ErrorDetail[] {
  if (least === undefined) {
    const message = 'This position is no longer offered. Choose another one.';
    return [{ code: 'invalid', message, target: `${target}skill_id` }];
  }
  if (wage_amount >= least) return [];
  const message = `This position pays at least $${least.toFixed(2)} an hour`;
  return [{ code: 'invalid', message, target: `${target}wage_amount` }];
}
