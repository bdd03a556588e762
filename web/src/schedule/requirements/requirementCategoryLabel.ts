import type { RequirementCategory } from '@brigade/domain/schedule/requirements/requirementCategory.ts';

const labels: Record<RequirementCategory, string> = {
  CERTIFICATION: 'Certifications',
  EXPERIENCE: 'Experience',
  ATTIRE: 'What to wear',
  EQUIPMENT: 'What to bring',
  OTHER: 'Anything else',
};

/** What requirements of this kind are listed under. */
export function requirementCategoryLabel(category: RequirementCategory): string {
  return labels[category];
}
