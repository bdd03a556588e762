import { z } from 'zod';
import { id } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Upstream } from '../server/upstream.ts';

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

/** `GET /api/skills/`: all positions, with what a new gig of each starts from. */
export const listSkills = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/skills/',
    access: 'session',
    tags: ['skills'],
    summary: 'All positions, by name or the most popular first',
    query: z.strictObject({ query: z.enum(['ordered_by_popularity']).optional() }),
    responses: { 200: z.array(skillResponse) },
    handle: async ({ query: { query } }) => {
      const skills = await database
        .selectFrom('skills')
        .selectAll()
        .$if(query === 'ordered_by_popularity', (rows) => rows.orderBy('popularity', 'desc'))
        .orderBy('name')
        .execute();
      const body = skills.map((skill) => ({
        ...skill,
        competencies: skill.competencies.map((name) => ({ name })),
      }));
      return { status: 200, body };
    },
  });
