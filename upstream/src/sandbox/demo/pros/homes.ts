import type { BusyMarketId } from '../locations/markets.ts';

/** A city with its streets, for homes of pros. */
export interface Neighborhood {
  city: string;
  streets: readonly string[];
}

/** Neighborhoods by market. Street names are plausible, and house numbers are random. */
export const neighborhoods: Record<BusyMarketId, readonly Neighborhood[]> = {
  1: [
    {
      city: 'New York',
      streets: ['East 106th Street', 'Dyckman Street', 'Avenue C', 'West 142nd Street', 'Madison Street'],
    },
    {
      city: 'Brooklyn',
      streets: ['Nostrand Avenue', 'Putnam Avenue', '45th Street', 'Ocean Parkway', 'Wyckoff Avenue'],
    },
    {
      city: 'Queens',
      streets: ['37th Avenue', 'Roosevelt Avenue', 'Steinway Street', 'Woodhaven Boulevard', '31st Road'],
    },
    {
      city: 'Bronx',
      streets: ['Grand Concourse', 'Valentine Avenue', 'Bainbridge Avenue', 'Sedgwick Avenue'],
    },
    { city: 'Jersey City', streets: ['Bergen Avenue', 'Palisade Avenue', 'Ogden Avenue'] },
    { city: 'Yonkers', streets: ['Elm Street', 'McLean Avenue'] },
  ],
  2: [
    {
      city: 'Chicago',
      streets: ['South Ashland Avenue', 'West 18th Street', 'North Kedzie Avenue', 'West Cermak Road'],
    },
    {
      city: 'Chicago',
      streets: [
        'West Devon Avenue',
        'North Clark Street',
        'South Cottage Grove Avenue',
        'West Belmont Avenue',
      ],
    },
    { city: 'Cicero', streets: ['South Laramie Avenue', 'West 25th Street'] },
    { city: 'Oak Park', streets: ['South Humphrey Avenue', 'Harrison Street'] },
    { city: 'Evanston', streets: ['Ridge Avenue', 'Dempster Street'] },
    { city: 'Berwyn', streets: ['Oak Park Avenue', 'Windsor Avenue'] },
  ],
  3: [
    {
      city: 'Los Angeles',
      streets: ['South Vermont Avenue', 'Whittier Boulevard', 'North Figueroa Street', 'Venice Boulevard'],
    },
    {
      city: 'Los Angeles',
      streets: ['West 8th Street', 'Crenshaw Boulevard', 'Eagle Rock Boulevard', 'Glendale Boulevard'],
    },
    { city: 'Inglewood', streets: ['East Manchester Boulevard', 'Centinela Avenue'] },
    { city: 'Glendale', streets: ['East Chevy Chase Drive', 'North Verdugo Road'] },
    { city: 'Long Beach', streets: ['Cherry Avenue', 'East Anaheim Street', 'Pacific Avenue'] },
    { city: 'Culver City', streets: ['Braddock Drive', 'Sawtelle Boulevard'] },
  ],
};

/** A place outside all markets. */
export interface OtherMarket {
  name: string;
  city: string;
  street: string;
}

/** The homes of the few pros outside all markets. */
export const otherMarkets: readonly OtherMarket[] = [
  { name: 'Hudson Valley, NY', city: 'Poughkeepsie', street: 'Academy Street' },
  { name: 'Milwaukee, WI', city: 'Milwaukee', street: 'South 16th Street' },
  { name: 'Palm Springs, CA', city: 'Palm Springs', street: 'East Ramon Road' },
  { name: 'Santa Fe, NM', city: 'Santa Fe', street: 'Agua Fria Street' },
  { name: 'Providence, RI', city: 'Providence', street: 'Broad Street' },
  { name: 'Napa Valley, CA', city: 'Napa', street: 'Jefferson Street' },
];
