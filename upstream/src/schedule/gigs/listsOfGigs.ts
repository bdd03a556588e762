import { sql } from 'kysely';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';
import { attachmentColumns } from '../attachments/attachmentResponse.ts';

/** The requirements of these gigs. */
export const requirementsOfGigs = (database: Database, gigIds: readonly number[]) =>
  database
    .selectFrom('gig_requirements')
    .innerJoin('requirements', 'requirements.id', 'gig_requirements.requirement_id')
    .select([
      'gig_id',
      'requirements.id',
      'requirements.name',
      'requirements.category',
      'requirements.skill_id',
    ])
    .where(among('gig_id', gigIds))
    .orderBy('requirements.id');

/** The attachments of these gigs that can be downloaded. */
export const attachmentsOfGigs = (database: Database, gigIds: readonly number[]) =>
  database
    .selectFrom('gig_attachments')
    .innerJoin('attachments', 'attachments.id', 'gig_attachments.attachment_id')
    .select('gig_id')
    .select(attachmentColumns.map((column) => `attachments.${column}` as const))
    .where(among('gig_id', gigIds))
    .where('attachments.status', '=', sql.lit('available'))
    .orderBy('attachments.id');

/** The groups that see these gigs first. */
export const groupsOfGigs = (database: Database, gigIds: readonly number[]) =>
  database
    .selectFrom('gig_groups')
    .innerJoin('pro_groups', 'pro_groups.id', 'gig_groups.group_id')
    .select(['gig_id', 'pro_groups.id', 'pro_groups.name'])
    .where(among('gig_id', gigIds))
    .orderBy('pro_groups.id');
