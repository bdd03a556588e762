import type { SkillName } from '../skills/skillNames.ts';

/** Job titles and kinds of businesses per trade. */
export const positions: Record<
  SkillName,
  { titles: readonly string[]; places: readonly ('kitchens' | 'hotels' | 'events')[] }
> = {
  'Pastry Baker': {
    titles: ['Baker', 'Pastry Cook', 'Assistant Pastry Chef', 'Bread Baker'],
    places: ['kitchens', 'hotels'],
  },
  'Beer & Wine Bartender': {
    titles: ['Bartender', 'Taproom Bartender', 'Wine Bar Server'],
    places: ['kitchens', 'hotels'],
  },
  'Fixed-Station Bartender': {
    titles: ['Event Bartender', 'Banquet Bartender', 'Bar Captain'],
    places: ['events', 'hotels'],
  },
  'Full Bartender': {
    titles: ['Bartender', 'Lead Bartender', 'Barback', 'Service Bartender'],
    places: ['kitchens', 'hotels'],
  },
  Dishwasher: { titles: ['Dishwasher', 'Kitchen Porter', 'Steward'], places: ['kitchens', 'hotels'] },
  'Event Cook': { titles: ['Banquet Cook', 'Catering Cook', 'Event Chef'], places: ['events', 'hotels'] },
  'Event Setup': { titles: ['Event Crew', 'Banquet Houseman', 'Setup Lead'], places: ['events', 'hotels'] },
  'Front-of-House Support': {
    titles: ['Food Runner', 'Busser', 'Host', 'Server Assistant', 'Server'],
    places: ['kitchens', 'hotels', 'events'],
  },
  Housekeeping: {
    titles: ['Room Attendant', 'Housekeeper', 'Floor Supervisor', 'Public Area Attendant'],
    places: ['hotels'],
  },
  'Line Cook': {
    titles: ['Line Cook', 'Grill Cook', 'Sauté Cook', 'Sous Chef', 'Garde Manger'],
    places: ['kitchens', 'hotels'],
  },
  Maintenance: {
    titles: ['Maintenance Technician', 'Building Engineer', 'Handyperson'],
    places: ['hotels', 'events'],
  },
  'Prep Cook': {
    titles: ['Prep Cook', 'Kitchen Assistant', 'Commis'],
    places: ['kitchens', 'events', 'hotels'],
  },
};
