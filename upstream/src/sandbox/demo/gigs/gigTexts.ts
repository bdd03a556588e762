import type { SkillName } from '../skills/skillNames.ts';

/** Descriptions of the work by job category. {shift} is the shift's name. */
export const workTexts: Record<SkillName, readonly string[]> = {
  'Pastry Baker': [
    'You take over the early bake: viennoiserie first, then focaccia, then whatever the dessert list needs.',
    'We are short in pastry. Shape and bake the morning doughs, finish two tarts and set up the dessert station for {shift}.',
    'Scale, mix and shape for two days ahead; the starters are fed, the oven log hangs beside the deck.',
    'Cake finishing and plated desserts with our pastry chef, plus bread for the evening.',
  ],
  'Beer & Wine Bartender': [
    'Pour beer and wine for {shift}: eight taps, fourteen wines by the glass, no cocktails.',
    'You run the small bar on your own. Stock, pour, check IDs, close the till.',
    'Help our guests through the wine list and keep the taps clean and cold.',
    'A standing crowd, two lines and a short list; speed and friendliness matter most.',
  ],
  'Fixed-Station Bartender': [
    'One station, one menu: two batched cocktails, beer, wine and soft drinks for {shift}.',
    'Set up your bar with the captain, serve through the toasts and break it down after last call.',
    'High-volume station beside the dance floor; ice and glass are brought to you.',
    'Welcome drinks at the door, then a fixed bar in the main room.',
  ],
  'Full Bartender': [
    'Take the well for {shift}. Classics, our eight house drinks and whatever the regulars call out.',
    'Service bar and six seats: tickets from the floor come first, conversation comes second.',
    'Two behind the bar. You share prep, rush and close with our lead bartender.',
    'We need a bartender who can build a round of five without looking at the specs twice.',
    'Open the bar, batch the two house sours and take the first rush on your own.',
    'Point bartender for {shift}; a barback has the ice, the glass and the beer.',
    'Our lead is away for a wedding. Same menu as always, notes are in the speed rail.',
  ],
  Dishwasher: [
    'Run the dish machine through {shift} and keep pans going back to the line.',
    'You own the pit: racks, pots, sheet trays, and the floor at the end.',
    'Glass first, plates second, pots when it calms down. The closing list takes forty minutes.',
    'A busy night with one other dishwasher; you rotate between machine and pots.',
    'Keep glass and plates coming; we polish at the bar ourselves.',
    'Start with the morning’s sheet pans, then stay with the machine through service.',
    'An honest dish shift with a good soundtrack and a hot meal in the middle.',
  ],
  'Event Cook': [
    'Plate and serve a three-course menu for about 140 guests with our banquet team.',
    'Finish proteins on site, hold temperatures and run the buffet through {shift}.',
    'You look after the carving station first and help on the dessert line later.',
    'Load the hot boxes, ride along, plate on site and bring everything back clean.',
    'Passed canapés for the first hour, then the pass for the main course.',
    'Family-style service for long tables; you finish the vegetables and the sauces.',
  ],
  'Event Setup': [
    'Build the room from the floor plan: 22 rounds, a stage, two bars and a photo corner.',
    'Linen, place settings and chairs for {shift}; the plan is taped to the door.',
    'Load-in with the rental company, then a quick flip of the foyer.',
    'Set, check with the captain, strike at the end. Many hands, friendly crew.',
    'Flip the room between the ceremony and dinner; we have thirty minutes and a good plan.',
    'Chairs, risers and pipe and drape for {shift}.',
    'Strike crew after a long day: stack, roll, count linen, sweep.',
  ],
  'Front-of-House Support': [
    'Run food and reset tables for {shift}; you get a section plan at line-up.',
    'Support four servers: water, bread, clearing, polishing, and a hand at the host stand at the rush.',
    'You run food from the pass, call table and seat, and bring plates back.',
    'Greet, seat, clear, smile. We train the table numbers before doors.',
    'Host stand for the first two hours, food running after that.',
    'The patio is open and we need two more feet: clear, reset, smile, repeat.',
    'Look after the big table in the back: water, bread, timing with the kitchen.',
  ],
  Housekeeping: [
    'Turn fourteen to sixteen rooms on floors six to nine with a partner.',
    'Departures first, then stay-overs; linen is already on the floor.',
    'Public areas and turndown for {shift}, with a checklist for each corridor.',
    'A full house checks out at eleven. We need quick, careful hands.',
    'Deep-clean four suites before a long weekend; the list is in the cart.',
    'Stay-overs on two floors, calm pace, high standard.',
  ],
  'Line Cook': [
    'Hold the grill for {shift}: steaks, fish of the day and two sides.',
    'Sauté on a four-person line. Mise is set up by the day team, you finish it and go.',
    'Garde manger and fry, about 120 covers, clear calls from the pass.',
    'You take the station that suits you best; tell the chef at line-up what you are strongest at.',
    'Second on the grill next to our sous chef. You watch the fish and call the table times.',
    'A night for a cook who likes to be busy: two turns, short menu, everything à la minute.',
    'Cover sauté while our cook is on leave. The station book has photos of every plate.',
  ],
  Maintenance: [
    'A day of small repairs: two leaking taps, a door closer, touch-up paint in the corridor.',
    'Work through the open orders with our engineer and make a list of parts.',
    'Check lamps, hinges and drains before {shift}, then help with the furniture delivery.',
    'We need a handy pro for the walk-in door and the patio heaters.',
  ],
  'Prep Cook': [
    'A long prep list: stocks, dressings, vegetables for today and tomorrow.',
    'Break down poultry, portion fish, label everything. The recipe cards are on the wall.',
    'Cut, blanch and chill for a busy weekend. Music is allowed before eleven.',
    'You work beside our sous chef and leave the walk-in in order.',
    'Vegetables, dressings and two hundred dumplings, then help to set the line.',
    'Inventory delivery comes at nine: receive, check, rotate, then start on the list.',
    'Make the sauces for the week; our saucier will taste with you.',
  ],
};

export const interviewTexts: readonly string[] = [
  'A paid conversation and a short trial at the station. Bring your questions, we will show you the house.',
  'Meet the chef, taste the menu, talk about hours. We are hiring for a permanent place.',
  'A working interview: half an hour of talking, half an hour at the pass.',
];

/** Dress codes by skill group. */
export const attireTexts: Record<
  'FRONT_OF_HOUSE' | 'BACK_OF_HOUSE' | 'EVENT' | 'HOUSEKEEPING' | 'MAINTENANCE',
  readonly string[]
> = {
  FRONT_OF_HOUSE: [
    'Black shirt, black pants, clean shoes; aprons are here.',
    'Plain black from head to toe, no logos please.',
    'Dark jeans are fine, sneakers are not.',
  ],
  BACK_OF_HOUSE: [
    'Non-slip shoes and a hat are a must, coats and towels are provided.',
    'Bring your own knives, we have everything else.',
    'Chef pants or dark cotton, hair tied back.',
  ],
  EVENT: [
    'White shirt, black pants, black shoes; ties are handed out.',
    'Comfortable black clothes and shoes that survive ten thousand steps.',
    'Bring a bottle opener, a pen and a warm layer for the load-out.',
  ],
  HOUSEKEEPING: [
    'Tunics are provided, please wear quiet shoes.',
    'Closed shoes, hair tied back, no strong perfume.',
  ],
  MAINTENANCE: [
    'Sturdy shoes and your own hand tools; ladders and drills are here.',
    'Work pants, gloves, and a phone for photos of what you find.',
  ],
};

/** Closing sentences for some gigs. */
export const extraTexts: readonly string[] = [
  'A hot meal is included.',
  'Tips are pooled and paid out with the shift.',
  'If it goes well, there is more where this came from.',
  'We confirm within a day.',
  'First-timers are welcome, a teammate will shadow you for the first hour.',
  'A good shift for people who like to be busy.',
  'The manager on duty signs your hours before you leave.',
  'Please apply only if you can stay until the end.',
];
