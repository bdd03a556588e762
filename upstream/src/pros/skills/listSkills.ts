import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadMarketWages } from './loadMarketWages.ts';

const amount = z.number().nonnegative().describe('Dollars an hour');

const skillResponse = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    competencies: z.array(z.object({ name: z.string() })),
    skill_group: z.string(),
    default_description: z.string(),
    default_no_experience_required: z.boolean(),
    default_wage_amount: amount,
    recommended_wage_amount: amount,
    average_wage_amount: amount,
    recommended_wage_amount_boosted: amount,
    minimum_wage_amount: amount,
  })
  .meta({ id: 'Skill' });

const skillsQuery = z.strictObject({
  query: z.enum(['ordered_by_popularity']).optional(),
  license: z.enum(['hire']).optional().describe('Positions that people are hired for: all of them'),
  market_id: idParameter.optional().describe('With the wages of this market'),
  location_id: idParameter.optional().describe("With the wages of this location's market"),
});

/** `GET /api/skills/`: all positions with the defaults of a new gig. */
export const listSkills = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/skills/',
    access: 'session',
    tags: ['skills'],
    summary: 'List positions by name or by popularity',
    description: 'Wages are those of the market if it defines them, else national ones.',
    query: skillsQuery,
    responses: { 200: z.array(skillResponse) },
    errors: [404],
    handle: async ({ query: { query, market_id, location_id }, caller }) => {
      const marketId =
        location_id === undefined
          ? market_id
          : (await accessTo(database, caller, location_id)).location.market_id;
      const skills = await database
        .selectFrom('skills')
        .selectAll()
        .$if(query === 'ordered_by_popularity', (rows) => rows.orderBy('popularity', 'desc'))
        .orderBy('name')
        .execute();
      const wages = await loadMarketWages(database, marketId);
      const body = skills.map((skill) => ({
        ...skill,
        ...wages.get(skill.id),
        competencies: skill.competencies.map((name) => ({ name })),
      }));
      return { status: 200, body };
    },
  });
