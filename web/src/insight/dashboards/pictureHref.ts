/** Around the chart, in pixels. */
const margin = 16;
const drawn = 'rect, line, path, circle, text';

const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'font-family',
  'font-size',
] as const;

/** A chart as the address of an SVG file, with its colors as they are on the screen, which style sheets do not follow. */
export function pictureHref(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>(drawn);
  for (const [index, original] of chart.querySelectorAll<SVGElement>(drawn).entries()) {
    const style = getComputedStyle(original);
    for (const property of properties)
      copies[index]?.style.setProperty(property, style.getPropertyValue(property));
  }
  const { width, height } = chart.viewBox.baseVal;
  copy.setAttribute('width', String(width + 2 * margin));
  copy.setAttribute('height', String(height + 2 * margin));
  copy.setAttribute('viewBox', `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}
