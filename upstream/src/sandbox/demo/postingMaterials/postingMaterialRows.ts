import type { DemoRows } from '../demoRow.ts';
import { attachmentRows } from './attachmentRows.ts';
import { breakRows } from './breakRows.ts';
import { gigAttachmentRows } from './gigAttachmentRows.ts';
import { gigTemplateRows } from './gigTemplateRows.ts';
import { managerOnDutyRows } from './managerOnDutyRows.ts';
import { marketWageRows } from './marketWageRows.ts';
import { shiftTemplateRows } from './shiftTemplateRows.ts';

type Materials = Pick<
  DemoRows,
  | 'attachments'
  | 'gig_attachments'
  | 'gig_template_attachments'
  | 'gig_template_requirements'
  | 'gig_templates'
  | 'managers_on_duty'
  | 'shift_templates'
  | 'skill_market_wages'
  | 'suggested_breaks'
>;

/** The posting materials of the demo's locations: gig and shift templates, files and managers on duty. */
export function postingMaterialRows(gigs: Parameters<typeof gigAttachmentRows>[1], now: number): Materials {
  const attachments = attachmentRows(now);
  return {
    attachments,
    gig_attachments: gigAttachmentRows(attachments, gigs),
    ...gigTemplateRows(attachments, now),
    managers_on_duty: managerOnDutyRows(now),
    shift_templates: shiftTemplateRows,
    skill_market_wages: marketWageRows,
    suggested_breaks: breakRows(now),
  };
}
