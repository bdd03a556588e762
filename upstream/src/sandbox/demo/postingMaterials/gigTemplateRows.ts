import type { DemoRow, DemoRows } from '../demoRow.ts';
import { demoLocations } from '../locations/demoLocations.ts';
import { requirementRows } from '../skills/requirements.ts';
import { type DemoSkill, skillNamed } from '../skills/skills.ts';

/** The number of templates per location. */
const mostAtOne = 4;

type Templates = Pick<DemoRows, 'gig_templates' | 'gig_template_requirements' | 'gig_template_attachments'>;

/** The most posted positions of a location with their shift names. */
function plansOf({ patterns }: (typeof demoLocations)[number]) {
  const plans = patterns.flatMap(({ name, staff }) =>
    staff.map(([position]) => ({ name, skill: skillNamed(position) })),
  );
  const once = new Map(plans.map((plan) => [plan.skill.id, plan]));
  return [...once.values()].slice(0, mostAtOne);
}

/** The requirements of most gigs of the position. */
function requirementsOf(skill: DemoSkill): number[] {
  return requirementRows
    .filter(({ skill_id, category }) => skill_id === skill.id && category !== 'EXPERIENCE')
    .map(({ id }) => id);
}

/** The gig templates of the demo's locations, with their requirements and files. */
export function gigTemplateRows(
  attachments: readonly { id: number; location_id: number }[],
  now: number,
): Templates {
  const ts = new Date(now).toISOString();
  const plans = demoLocations.flatMap((location) => plansOf(location).map((plan) => ({ location, ...plan })));
  const numbered = plans.map((plan, index) => ({ id: index + 1, ...plan }));
  return {
    gig_templates: numbered.map(({ id, location: { row }, name, skill }): DemoRow<'gig_templates'> => ({
      id,
      location_id: row.id,
      name: `${skill.name}, ${name}`,
      skill_id: skill.id,
      no_experience_required: skill.default_no_experience_required,
      hourly_rate: skill.default_wage_amount,
      position_description: skill.default_description,
      private_notes: '',
      auto_select_enabled: false,
      location_address_id: null,
      use_location_address: true,
      created_ts: ts,
      last_updated_ts: ts,
    })),
    gig_template_requirements: numbered.flatMap(({ id, skill }) =>
      requirementsOf(skill).map((requirement_id) => ({ template_id: id, requirement_id })),
    ),
    gig_template_attachments: numbered.flatMap(({ id, location }) =>
      attachments
        .filter(({ location_id }) => location_id === location.row.id)
        .map((attachment) => ({ template_id: id, attachment_id: attachment.id })),
    ),
  };
}
