import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { attachmentColumns, toAttachment } from '../attachments/attachmentResponse.ts';
import type { Database } from '../../platform/database/database.ts';
import type { GigTemplateResponse } from './gigTemplateResponse.ts';

/** A query of templates with all columns of the response. */
export function selectGigTemplates(database: Database) {
  return database
    .selectFrom('gig_templates')
    .innerJoin('skills', 'skills.id', 'gig_templates.skill_id')
    .selectAll('gig_templates')
    .select('skills.name as skill_name')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('gig_template_requirements as link')
          .innerJoin('requirements', 'requirements.id', 'link.requirement_id')
          .select([
            'requirements.id',
            'requirements.name',
            'requirements.category',
            'requirements.skill_id',
            'requirements.location_id',
          ])
          .whereRef('link.template_id', '=', 'gig_templates.id')
          .orderBy('requirements.id'),
      ).as('requirements'),
      jsonArrayFrom(
        eb
          .selectFrom('gig_template_attachments as link')
          .innerJoin('attachments', 'attachments.id', 'link.attachment_id')
          .select(attachmentColumns.map((column) => `attachments.${column}` as const))
          .whereRef('link.template_id', '=', 'gig_templates.id')
          .where('attachments.status', '=', 'available')
          .orderBy('attachments.id'),
      ).as('attachments'),
    ]);
}

type GigTemplateRow = Awaited<ReturnType<ReturnType<typeof selectGigTemplates>['executeTakeFirstOrThrow']>>;

/** The response of a template, with or without its wage. */
export function toGigTemplate(row: GigTemplateRow, seesMoney: boolean): GigTemplateResponse {
  return {
    ...row,
    hourly_rate: seesMoney ? row.hourly_rate : null,
    attachments: row.attachments.map((attachment) => toAttachment(attachment)),
    created_ts: row.created_ts.toISOString(),
    last_updated_ts: row.last_updated_ts.toISOString(),
  };
}
