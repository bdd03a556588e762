import type { SkillGroup } from '../../../pros/skills/skillTables.ts';
import type { SkillName } from './skillNames.ts';

/** The facts about a job category. */
export interface SkillFacts {
  description: string;
  skill_group: SkillGroup;
  competencies: string[];
  popularity: number;
  default_description: string;
  /** Minimum, average, default, recommended and boosted wage, in dollars an hour. */
  wages: readonly [minimum: number, average: number, usual: number, recommended: number, boosted: number];
  noExperience?: true;
}

/** The job categories, with wages of a large US city. */
export const skillFacts: Record<SkillName, SkillFacts> = {
  'Pastry Baker': {
    description: 'Bakes breads, viennoiserie and plated desserts, usually before the house opens.',
    skill_group: 'BACK_OF_HOUSE',
    competencies: ['Laminated dough', 'Sourdough', 'Cake finishing', 'Plated desserts', 'Batch scaling'],
    popularity: 58,
    default_description:
      'Mix, proof and bake the morning selection, finish desserts for service and leave the pastry section labelled and clean.',
    wages: [18, 23.4, 23, 24, 28],
  },
  'Beer & Wine Bartender': {
    description: 'Pours beer and wine, keeps the taps and the cellar in order and checks IDs.',
    skill_group: 'FRONT_OF_HOUSE',
    competencies: ['Draft systems', 'Wine service', 'ID checks', 'Point of sale', 'Guest conversation'],
    popularity: 71,
    default_description:
      'Run a beer and wine bar: set up the well, pour by the house measures, check every ID and close out the till.',
    wages: [17, 21.2, 21, 22, 26],
  },
  'Fixed-Station Bartender': {
    description: 'Works one bar station at an event with a set menu of drinks.',
    skill_group: 'EVENT',
    competencies: [
      'High-volume service',
      'Batch cocktails',
      'Station set-up',
      'ID checks',
      'Guest conversation',
    ],
    popularity: 66,
    default_description:
      'Set up, run and break down one bar station with a short menu of drinks for a seated or standing event.',
    wages: [18, 23.1, 23, 24, 29],
  },
  'Full Bartender': {
    description: 'Knows the classics, builds a round from memory and keeps a full bar moving.',
    skill_group: 'FRONT_OF_HOUSE',
    competencies: [
      'Classic cocktails',
      'Speed and accuracy',
      'Bar prep',
      'Wine service',
      'Cash handling',
      'ID checks',
    ],
    popularity: 92,
    default_description:
      'Take the well or the service bar, build classics and house drinks to spec, keep the top clean and the guests looked after.',
    wages: [18, 25.6, 25, 26.5, 31],
  },
  Dishwasher: {
    description: 'Keeps plates, pans and the dish pit moving through service.',
    skill_group: 'BACK_OF_HOUSE',
    competencies: ['Dish machine', 'Pot wash', 'Chemical safety', 'Closing clean-down'],
    popularity: 97,
    default_description:
      'Run the dish machine and the pot sink, keep clean ware flowing to the line and the bar, and close the pit down at the end.',
    wages: [16.5, 18.6, 18.5, 19, 22.5],
    noExperience: true,
  },
  'Event Cook': {
    description: 'Cooks and plates for banquets and catering, on site or away.',
    skill_group: 'EVENT',
    competencies: ['Banquet plating', 'Hot boxes and transport', 'Carving', 'Buffet service', 'Food safety'],
    popularity: 74,
    default_description:
      'Finish and plate a set menu for a large party, hold temperatures on the way from oven to table and pack down the field kitchen.',
    wages: [18, 23.9, 23.5, 24.5, 29],
  },
  'Event Setup': {
    description: 'Builds rooms for events and takes them down again: tables, linen, stages, bars.',
    skill_group: 'EVENT',
    competencies: ['Floor plans', 'Linen and place settings', 'Safe lifting', 'Load-in and load-out'],
    popularity: 79,
    default_description:
      'Read the floor plan, build the room with the crew, dress tables and bars, and strike everything after the last guest.',
    wages: [16.5, 19.7, 19.5, 20, 24],
    noExperience: true,
  },
  'Front-of-House Support': {
    description: 'Runs food, busses, polishes and hosts wherever the dining room needs a hand.',
    skill_group: 'FRONT_OF_HOUSE',
    competencies: ['Food running', 'Table resets', 'Polishing', 'Host stand', 'Guest conversation'],
    popularity: 95,
    default_description:
      'Run food, clear and reset tables, polish glass and silver and help the host stand at the rush.',
    wages: [16.5, 18.9, 18.5, 19.5, 23],
    noExperience: true,
  },
  Housekeeping: {
    description: 'Turns guest rooms and keeps public areas spotless.',
    skill_group: 'HOUSEKEEPING',
    competencies: ['Room turns', 'Linen handling', 'Public areas', 'Chemical safety', 'Turndown service'],
    popularity: 62,
    default_description:
      'Turn departures and stay-overs to the house checklist, report what is broken and keep the corridor carts in order.',
    wages: [17, 20.3, 20, 21, 24.5],
    noExperience: true,
  },
  'Line Cook': {
    description: 'Holds a station on the line through a full service.',
    skill_group: 'BACK_OF_HOUSE',
    competencies: ['Grill', 'Sauté', 'Fry station', 'Garde manger', 'Mise en place', 'Food safety'],
    popularity: 100,
    default_description:
      'Set up and hold one station, call back every ticket, plate to the picture and leave the station wrapped and labelled.',
    wages: [18, 23.7, 23, 24.5, 28.5],
  },
  Maintenance: {
    description: 'Fixes what breaks: doors, lamps, drains, kitchen kit, paint.',
    skill_group: 'MAINTENANCE',
    competencies: [
      'Basic plumbing',
      'Basic electrical',
      'Painting and patching',
      'Kitchen equipment',
      'Work orders',
    ],
    popularity: 41,
    default_description:
      'Work through the list of open work orders, make safe what cannot wait and note parts for what can.',
    wages: [20, 27.2, 27, 28, 33],
  },
  'Prep Cook': {
    description: 'Prepares stocks, sauces, vegetables and proteins ahead of service.',
    skill_group: 'BACK_OF_HOUSE',
    competencies: [
      'Knife skills',
      'Stocks and sauces',
      'Butchery basics',
      'Labeling and rotation',
      'Food safety',
    ],
    popularity: 88,
    default_description:
      'Work down the prep list: cut, portion, cook and chill to the recipe cards, then label, date and rotate.',
    wages: [17, 20.8, 20.5, 21.5, 25],
  },
};
