import type { BusyMarketId } from '../locations/markets.ts';

/** The middle of a city, in degrees. */
export interface Middle {
  longitude: number;
  latitude: number;
}

/** A city with its streets, for homes of pros. */
export interface Neighborhood {
  city: string;
  middle: Middle;
  streets: readonly string[];
}

/** Neighborhoods by market. Street names are plausible, and house numbers are random. */
export const neighborhoods: Record<BusyMarketId, readonly Neighborhood[]> = {
  1: [
    {
      city: 'New York',
      middle: { longitude: -73.97, latitude: 40.78 },
      streets: ['East 106th Street', 'Dyckman Street', 'Avenue C', 'West 142nd Street', 'Madison Street'],
    },
    {
      city: 'Brooklyn',
      middle: { longitude: -73.95, latitude: 40.66 },
      streets: ['Nostrand Avenue', 'Putnam Avenue', '45th Street', 'Ocean Parkway', 'Wyckoff Avenue'],
    },
    {
      city: 'Queens',
      middle: { longitude: -73.86, latitude: 40.74 },
      streets: ['37th Avenue', 'Roosevelt Avenue', 'Steinway Street', 'Woodhaven Boulevard', '31st Road'],
    },
    {
      city: 'Bronx',
      middle: { longitude: -73.89, latitude: 40.85 },
      streets: ['Grand Concourse', 'Valentine Avenue', 'Bainbridge Avenue', 'Sedgwick Avenue'],
    },
    {
      city: 'Jersey City',
      middle: { longitude: -74.07, latitude: 40.73 },
      streets: ['Bergen Avenue', 'Palisade Avenue', 'Ogden Avenue'],
    },
    {
      city: 'Yonkers',
      middle: { longitude: -73.87, latitude: 40.94 },
      streets: ['Elm Street', 'McLean Avenue'],
    },
  ],
  2: [
    {
      city: 'Chicago',
      middle: { longitude: -87.68, latitude: 41.85 },
      streets: ['South Ashland Avenue', 'West 18th Street', 'North Kedzie Avenue', 'West Cermak Road'],
    },
    {
      city: 'Chicago',
      middle: { longitude: -87.67, latitude: 41.96 },
      streets: [
        'West Devon Avenue',
        'North Clark Street',
        'South Cottage Grove Avenue',
        'West Belmont Avenue',
      ],
    },
    {
      city: 'Cicero',
      middle: { longitude: -87.76, latitude: 41.84 },
      streets: ['South Laramie Avenue', 'West 25th Street'],
    },
    {
      city: 'Oak Park',
      middle: { longitude: -87.79, latitude: 41.88 },
      streets: ['South Humphrey Avenue', 'Harrison Street'],
    },
    {
      city: 'Evanston',
      middle: { longitude: -87.69, latitude: 42.05 },
      streets: ['Ridge Avenue', 'Dempster Street'],
    },
    {
      city: 'Berwyn',
      middle: { longitude: -87.79, latitude: 41.83 },
      streets: ['Oak Park Avenue', 'Windsor Avenue'],
    },
  ],
  3: [
    {
      city: 'Los Angeles',
      middle: { longitude: -118.29, latitude: 34.0 },
      streets: ['South Vermont Avenue', 'Whittier Boulevard', 'North Figueroa Street', 'Venice Boulevard'],
    },
    {
      city: 'Los Angeles',
      middle: { longitude: -118.26, latitude: 34.07 },
      streets: ['West 8th Street', 'Crenshaw Boulevard', 'Eagle Rock Boulevard', 'Glendale Boulevard'],
    },
    {
      city: 'Inglewood',
      middle: { longitude: -118.34, latitude: 33.95 },
      streets: ['East Manchester Boulevard', 'Centinela Avenue'],
    },
    {
      city: 'Glendale',
      middle: { longitude: -118.25, latitude: 34.15 },
      streets: ['East Chevy Chase Drive', 'North Verdugo Road'],
    },
    {
      city: 'Long Beach',
      middle: { longitude: -118.19, latitude: 33.8 },
      streets: ['Cherry Avenue', 'East Anaheim Street', 'Pacific Avenue'],
    },
    {
      city: 'Culver City',
      middle: { longitude: -118.4, latitude: 34.01 },
      streets: ['Braddock Drive', 'Sawtelle Boulevard'],
    },
  ],
};

/** A place outside all markets. */
export interface OtherMarket {
  name: string;
  city: string;
  middle: Middle;
  street: string;
}

/** The homes of the few pros outside all markets. */
export const otherMarkets: readonly OtherMarket[] = [
  {
    name: 'Hudson Valley, NY',
    city: 'Poughkeepsie',
    middle: { longitude: -73.93, latitude: 41.7 },
    street: 'Academy Street',
  },
  {
    name: 'Milwaukee, WI',
    city: 'Milwaukee',
    middle: { longitude: -87.93, latitude: 43.04 },
    street: 'South 16th Street',
  },
  {
    name: 'Palm Springs, CA',
    city: 'Palm Springs',
    middle: { longitude: -116.53, latitude: 33.83 },
    street: 'East Ramon Road',
  },
  {
    name: 'Santa Fe, NM',
    city: 'Santa Fe',
    middle: { longitude: -105.94, latitude: 35.69 },
    street: 'Agua Fria Street',
  },
  {
    name: 'Providence, RI',
    city: 'Providence',
    middle: { longitude: -71.41, latitude: 41.82 },
    street: 'Broad Street',
  },
  {
    name: 'Napa Valley, CA',
    city: 'Napa',
    middle: { longitude: -122.29, latitude: 38.3 },
    street: 'Jefferson Street',
  },
];
