import type { BusyMarketId } from '../locations/markets.ts';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Fictional businesses by market and kind of work. */
export const workplaces: Record<
  BusyMarketId,
  { kitchens: readonly string[]; hotels: readonly string[]; events: readonly string[] }
> = {
  1: {
    kitchens: lines(`Osteria Bellafonte
      Harrow & Pine
      The Tin Lantern
      Cassava Street Kitchen
      Maison Corbeau
      Two Herons Tavern
      Bluebird Luncheonette
      Pepper & Rue
      Noor Grill House
      Sparrow Lane Bakery
      Kestrel Oyster Room
      Dumpling Parlour No. 9
      La Mesita de Inés
      Brass Kettle Diner
      Orchard & Ember
      Ninth Ward Chicken
      Tidewater Fish Bar
      Café Almond Tree`),
    hotels: lines(`The Larkspur Hotel
      Hotel Verity
      Beaumont Court Hotel
      The Gantry Brooklyn
      Hotel Odette
      Park & Ninth Residence`),
    events: lines(`Gilded Spoon Catering
      Foundry Loft Events
      Hudson Table Company
      Silver Birch Catering
      Pier House Weddings
      Confetti & Co. Events`),
  },
  2: {
    kitchens: lines(`Prairie Fork
      The Rusty Pelican Grill
      Ashland Street Supper Club
      Taquería Los Girasoles
      Mott & Maple
      Northbound Smokehouse
      Café Zelda
      The Velvet Onion
      Lakeview Noodle Bar
      Stone Hearth Pizza Works
      Juno's Diner
      Pilsen Bread Company
      Four Crows Public House
      Saigon Garden Kitchen
      Black Walnut Chophouse`),
    hotels: lines(`Hotel Marlowe Loop
      The Wabash Grand
      Lakefront Inn & Suites
      Hotel Cardinal
      The Bridgeport House`),
    events: lines(`Windward Catering
      Harvest Moon Banquets
      The Mill at Goose Island
      Big Shoulders Events
      Tulip & Thyme Catering
      Union Row Ballroom`),
  },
  3: {
    kitchens: lines(`Canyon & Clove
      Mariposa Cantina
      The Paper Crane
      Sunset Larder
      Golden Hour Diner
      Abalone Joe's
      Little Tehran Grill
      Fig & Feather
      Rosemary's on Rowena
      El Farolito Azul
      Night Heron Ramen
      Bonsai Burger
      Citrine Bakery
      Tamarind Row
      Two Palms Fish House`),
    hotels: lines(`Hotel Solana
      The Bougainvillea Inn
      Hotel Meridian Arts
      Seabright Lodge
      The Alvarado`),
    events: lines(`Blue Agave Catering
      Moonlight Backlot Events
      Terrace & Vine Weddings
      Craft Table Film Catering
      Pacific Tent & Table
      Lemon Grove Events`),
  },
};
