import { type RawBuilder, sql } from 'kysely';

/**
 * For queries over `gigs`, its `skills` and `locations`: the bonus in whole dollars per pro that raises the wage of the
 * paid hours to the market's wage for places filled at short notice. Null when the gig pays that much already.
 */
export const suggestedBoost: RawBuilder<number | null> = sql`(
  select case when bonus > coalesce(gigs.boosted_gig_bonus, 0) and bonus >= 1 then least(bonus, 1000) end
  from (
    select ceil(
      (coalesce(market.recommended_wage_amount_boosted, skills.recommended_wage_amount_boosted) - gigs.wage_amount)
        * (extract(epoch from gigs.end_time - gigs.start_time) / 60 - gigs.unpaid_break_minutes) / 60
    )::int as bonus
    from (values (1)) as one
      left join skill_market_wages as market
        on market.skill_id = gigs.skill_id and market.market_id = locations.market_id
  ) as suggestion
)`;
