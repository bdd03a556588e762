import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AttachmentsTable } from '../schedule/attachments/attachmentTables.ts';
import type { GigTemplatesTable } from '../schedule/gigTemplates/gigTemplateTables.ts';
import type { RequirementsTable } from '../schedule/requirements/requirementTables.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';

type Material = 'attachments' | 'gig_templates' | 'managers_on_duty' | 'requirements' | 'shift_templates';

async function firstId(inserted: Promise<{ id: number } | undefined>, table: Material): Promise<number> {
  const row = await inserted;
  if (!row) throw new Error(`Nothing was added to ${table}`);
  return row.id;
}

/** Adds a gig template, by default at Harbor House; returns the id. */
export function addGigTemplate(
  database: Database,
  values: Partial<Insertable<GigTemplatesTable>> = {},
): Promise<number> {
  const template = {
    location_id: fixtureIds.harborHouse,
    name: 'Friday dinner',
    skill_id: fixtureIds.server,
    hourly_rate: 22,
    position_description: 'Run a section of six tables.',
    created_ts: testStart,
    last_updated_ts: testStart,
    ...values,
  };
  const inserted = database.insertInto('gig_templates').values(template).returning('id').executeTakeFirst();
  return firstId(inserted, 'gig_templates');
}

/** Adds a shift template from 5 pm to 1 am, by default at Harbor House; returns the id. */
export function addShiftTemplate(
  database: Database,
  location_id: number = fixtureIds.harborHouse,
): Promise<number> {
  const shift = { location_id, start_time: '17:00', end_time: '01:00', unpaid_break_minutes: 30 };
  const inserted = database.insertInto('shift_templates').values(shift).returning('id').executeTakeFirst();
  return firstId(inserted, 'shift_templates');
}

/** Adds a manager on duty, by default at Harbor House; returns the id. */
export function addManagerOnDuty(
  database: Database,
  fullname = 'Elena Ruiz',
  location_id: number = fixtureIds.harborHouse,
): Promise<number> {
  const manager = { location_id, fullname, phone_number: '+16155550142', created_ts: testStart };
  const inserted = database.insertInto('managers_on_duty').values(manager).returning('id').executeTakeFirst();
  return firstId(inserted, 'managers_on_duty');
}

/** Adds a requirement, by default for all locations; returns the id. */
export function addRequirement(
  database: Database,
  values: Partial<Insertable<RequirementsTable>> = {},
): Promise<number> {
  const requirement = { name: 'Closed shoes', category: 'ATTIRE' as const, ...values };
  const inserted = database.insertInto('requirements').values(requirement).returning('id').executeTakeFirst();
  return firstId(inserted, 'requirements');
}

/** Adds a PDF, by default at Harbor House; returns the id. */
export function addAttachment(
  database: Database,
  values: Partial<Insertable<AttachmentsTable>> = {},
): Promise<number> {
  const attachment = {
    location_id: fixtureIds.harborHouse,
    name: 'Floor plan.pdf',
    provider_identifier: `file-${values.name ?? 'plan'}`,
    status: 'available' as const,
    media_type: 'application/pdf' as const,
    content: Buffer.from('%PDF-1.7 %%EOF'),
    created_ts: testStart,
    ...values,
  };
  const inserted = database.insertInto('attachments').values(attachment).returning('id').executeTakeFirst();
  return firstId(inserted, 'attachments');
}
