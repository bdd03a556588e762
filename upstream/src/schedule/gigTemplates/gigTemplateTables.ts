import type { GigTermColumns, TemplateTermName } from '../terms/gigTerms.ts';
import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface GigTemplatesTable extends GigTermColumns<TemplateTermName> {
  id: Generated<number>;
  location_id: number;
  name: string;
  skill_id: number;
  hourly_rate: number;
  position_description: string;
  location_address_id: number | null;
  /** False without an address: it was removed, or none was chosen. */
  use_location_address: Generated<boolean>;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

export interface GigTemplateRequirementsTable {
  template_id: number;
  requirement_id: number;
}

export interface GigTemplateAttachmentsTable {
  template_id: number;
  attachment_id: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gig_templates: GigTemplatesTable;
    gig_template_requirements: GigTemplateRequirementsTable;
    gig_template_attachments: GigTemplateAttachmentsTable;
  }
}
