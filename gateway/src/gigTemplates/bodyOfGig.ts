import type { GigWire } from '../schedule/gigs/gigWire.ts';
import type { GigTemplateBody } from '../schedule/gigTemplates/gigTemplatesApi.ts';

/** A template that says what a gig says. */
export function bodyOfGig(gig: GigWire): GigTemplateBody {
  return {
    location_id: gig.location_id,
    skill_id: gig.skill.id,
    no_experience_required: gig.no_experience_required,
    ...(gig.wage_amount !== null && { hourly_rate: gig.wage_amount }),
    position_description: gig.description,
    private_notes: gig.private_notes ?? '',
    auto_select_enabled: gig.auto_select_enabled,
    location_address_id: gig.location_address_id ?? null,
    requirement_ids: gig.requirements.map(({ id }) => id),
    attachment_ids: (gig.attachments ?? [])
      .filter(({ status }) => status === 'available')
      .map(({ id }) => id),
  };
}
