import type { DrawnPoint, MapFrame } from '../map/mapView.ts';

interface Place {
  readonly name: string;
  readonly point: DrawnPoint;
}

/** Where a name is drawn: its base line, and which end of it. */
export interface NameSpot extends DrawnPoint {
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of letters that are 11 units high: about how wide one is, and how far they reach from the base line. */
const letter = { width: 6, above: 10, below: 3 };
const dot = 5;
const pinSize = { side: 12, above: 30, below: 2 };

/**
 * Where the names of the places of a map are drawn, in their order: below its dot, or the next spot around it where a name
 * covers neither the pin nor another dot or name, nor leaves the map. Below if there is none.
 */
export function placeNames(places: readonly Place[], pin: DrawnPoint, frame: MapFrame): NameSpot[] {
  const dots = places.map(({ point }) => boxAround(point, { side: dot, above: dot, below: dot }));
  const taken = [boxAround(pin, pinSize)];
  return places.map(({ name, point }, index) => {
    const spots = spotsAround(point, pin);
    const others = [...taken, ...dots.filter((_, other) => other !== index)];
    const isFree = (spot: NameSpot) => {
      const box = nameBox(name, spot);
      return isWithin(box, frame) && !others.some((other) => areOverlapping(box, other));
    };
    const spot = spots.find(isFree) ?? spots[0];
    taken.push(nameBox(name, spot));
    return spot;
  });
}

/** Those beside the dot first, then those beside the pin, which may be on the dot. */
function spotsAround({ x, y }: DrawnPoint, pin: DrawnPoint): [NameSpot, ...NameSpot[]] {
  const beside = pinSize.side + 4;
  return [
    { x, y: y + 16, anchor: 'middle' },
    { x, y: y - 8, anchor: 'middle' },
    { x: x + 8, y: y + 4, anchor: 'start' },
    { x: x - 8, y: y + 4, anchor: 'end' },
    { x: pin.x + beside, y: y + 4, anchor: 'start' },
    { x: pin.x - beside, y: y + 4, anchor: 'end' },
    { x, y: y + 16, anchor: 'start' },
    { x, y: y + 16, anchor: 'end' },
    { x, y: y - 8, anchor: 'start' },
    { x, y: y - 8, anchor: 'end' },
  ];
}

function nameBox(name: string, { x, y, anchor }: NameSpot): Box {
  const width = name.length * letter.width;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - letter.above, bottom: y + letter.below };
}

function boxAround({ x, y }: DrawnPoint, size: { side: number; above: number; below: number }): Box {
  return { left: x - size.side, right: x + size.side, top: y - size.above, bottom: y + size.below };
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: MapFrame): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function areOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
