import type { DemoRow } from '../demoRow.ts';
import { skillId, type SkillName } from './skillNames.ts';

type Category = DemoRow<'requirements'>['category'];

/** General requirements (without a job category) and those of each job category. */
const requirements: readonly (readonly [SkillName | null, Category, string])[] = [
  [null, 'OTHER', 'Eligible to work in the United States'],
  [null, 'OTHER', 'Able to lift 40 lb'],
  [null, 'OTHER', 'Comfortable on your feet for eight hours'],
  [null, 'OTHER', 'At least 21 years old'],
  [null, 'ATTIRE', 'Black pants and a plain black shirt'],
  [null, 'ATTIRE', 'Closed, non-slip shoes'],
  [null, 'ATTIRE', 'Hair tied back, no loose jewelry'],
  [null, 'CERTIFICATION', 'Food handler card'],
  ['Pastry Baker', 'EXPERIENCE', 'Two years in a production bakery'],
  ['Pastry Baker', 'EQUIPMENT', 'Own bench knife and thermometer'],
  ['Beer & Wine Bartender', 'CERTIFICATION', 'Alcohol server certificate'],
  ['Beer & Wine Bartender', 'EQUIPMENT', 'Wine key'],
  ['Fixed-Station Bartender', 'CERTIFICATION', 'Alcohol server certificate'],
  ['Fixed-Station Bartender', 'ATTIRE', 'White shirt, black vest'],
  ['Full Bartender', 'CERTIFICATION', 'Alcohol server certificate'],
  ['Full Bartender', 'EXPERIENCE', 'One year behind a full bar'],
  ['Full Bartender', 'EQUIPMENT', 'Own bar kit: tins, strainer, wine key'],
  ['Dishwasher', 'ATTIRE', 'Clothes that may get wet'],
  ['Event Cook', 'EXPERIENCE', 'Banquets of 100 covers or more'],
  ['Event Cook', 'EQUIPMENT', 'Own knife roll'],
  ['Event Setup', 'ATTIRE', 'Work gloves and sturdy shoes'],
  ['Event Setup', 'OTHER', 'Able to climb a ladder'],
  ['Front-of-House Support', 'ATTIRE', 'Pressed apron (provided)'],
  ['Front-of-House Support', 'EXPERIENCE', 'Three plates at a time'],
  ['Housekeeping', 'EXPERIENCE', 'Fourteen rooms a shift'],
  ['Housekeeping', 'ATTIRE', 'Tunic (provided)'],
  ['Line Cook', 'EXPERIENCE', 'One year on a busy line'],
  ['Line Cook', 'EQUIPMENT', 'Own knives'],
  ['Line Cook', 'ATTIRE', 'Chef coat and apron'],
  ['Maintenance', 'EQUIPMENT', 'Own hand tools'],
  ['Maintenance', 'CERTIFICATION', 'OSHA 10'],
  ['Prep Cook', 'EQUIPMENT', 'Own knives and peeler'],
  ['Prep Cook', 'EXPERIENCE', 'Six months of kitchen prep'],
];

export const requirementRows: (DemoRow<'requirements'> & { id: number })[] = requirements.map(
  ([skill, category, name], index) => ({
    id: index + 1,
    skill_id: skill === null ? null : skillId(skill),
    category,
    name,
  }),
);
