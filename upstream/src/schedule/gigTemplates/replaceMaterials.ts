import type { Database } from '../../platform/database/database.ts';

/** Replaces the requirements and files of a template. Undefined lists stay unchanged. */
export async function replaceMaterials(
  trx: Database,
  templateId: number,
  {
    requirementIds,
    attachmentIds,
  }: { requirementIds?: number[] | undefined; attachmentIds?: number[] | undefined },
): Promise<void> {
  if (requirementIds) {
    await trx.deleteFrom('gig_template_requirements').where('template_id', '=', templateId).execute();
    const rows = requirementIds.map((requirement_id) => ({ template_id: templateId, requirement_id }));
    if (rows.length > 0) await trx.insertInto('gig_template_requirements').values(rows).execute();
  }
  if (attachmentIds) {
    await trx.deleteFrom('gig_template_attachments').where('template_id', '=', templateId).execute();
    const rows = attachmentIds.map((attachment_id) => ({ template_id: templateId, attachment_id }));
    if (rows.length > 0) await trx.insertInto('gig_template_attachments').values(rows).execute();
  }
}
