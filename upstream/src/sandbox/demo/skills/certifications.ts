import type { DemoRow } from '../demoRow.ts';
import type { SkillName } from './skillNames.ts';

/** A certification, the trades that commonly have it and its validity in years (null if it does not expire). */
export interface DemoCertification {
  id: number;
  name: string;
  years: number | null;
  usualFor: readonly SkillName[];
}

const kitchen = ['Line Cook', 'Prep Cook', 'Event Cook', 'Pastry Baker', 'Dishwasher'] as const;
const bar = ['Full Bartender', 'Beer & Wine Bartender', 'Fixed-Station Bartender'] as const;

export const demoCertifications: readonly DemoCertification[] = [
  { id: 1, name: 'Food Handler Card', years: 3, usualFor: [...kitchen, 'Front-of-House Support'] },
  { id: 2, name: 'Food Protection Manager', years: 5, usualFor: ['Line Cook', 'Event Cook', 'Pastry Baker'] },
  { id: 3, name: 'Alcohol Server Certificate', years: 3, usualFor: bar },
  { id: 4, name: 'Allergen Awareness', years: 5, usualFor: [...kitchen, 'Front-of-House Support'] },
  {
    id: 5,
    name: 'First Aid and CPR',
    years: 2,
    usualFor: ['Event Setup', 'Housekeeping', 'Front-of-House Support'],
  },
  { id: 6, name: 'OSHA 10-Hour', years: null, usualFor: ['Maintenance', 'Event Setup'] },
  { id: 7, name: 'Bloodborne Pathogens', years: 1, usualFor: ['Housekeeping'] },
  { id: 8, name: 'EPA Section 608 Technician', years: null, usualFor: ['Maintenance'] },
  {
    id: 9,
    name: 'Introductory Sommelier',
    years: null,
    usualFor: ['Beer & Wine Bartender', 'Full Bartender'],
  },
];

export const certificationRows: DemoRow<'certifications'>[] = demoCertifications.map(({ id, name }) => ({
  id,
  name,
}));
