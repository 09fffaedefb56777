// A board on the page as a picture of its own: every style is written into it.

const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
  'stop-opacity',
  'transform',
];
const TEXT_STYLES = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];
/** What belongs to hands and ears, not to a picture. */
const LEFT_OUT = '[data-spot], .hand';
/** Milliseconds of work before the page gets its turn. */
const AT_ONCE = 15;

/** The text of an SVG file of this width that looks like the element on the page. */
export async function svgText(svg: SVGSVGElement, width: number): Promise<string> {
  const pause = pauses();
  const picture = await copied(svg, pause);
  const { width: w, height: h } = svg.viewBox.baseVal;
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  picture.setAttribute('viewBox', svg.getAttribute('viewBox') ?? '');
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(Math.round((width * h) / w)));
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const ids = new Set([...picture.outerHTML.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id!));
  for (const id of ids) {
    const found = document.getElementById(id);
    if (found) defs.append(await copied(found, pause));
  }
  picture.prepend(defs);
  return new XMLSerializer().serializeToString(picture);
}

/** A copy with styles as attributes, and without anything that means something to the page. */
async function copied(element: Element, pause: () => Promise<void>): Promise<Element> {
  await pause();
  const copy = document.createElementNS('http://www.w3.org/2000/svg', element.localName);
  for (const { name, value } of element.attributes) {
    if (!/^(class|role|tabindex|focusable|style|data-.*|aria-.*)$/.test(name)) {
      copy.setAttribute(name, value);
    }
  }
  const style = getComputedStyle(element);
  const names = element.localName === 'text' ? [...STYLES, ...TEXT_STYLES] : STYLES;
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value && value !== USUAL[name])
      copy.setAttribute(name, value.replace(/url\("?[^"#]*(#[^")]+)"?\)/, 'url($1)'));
    else if (copy.hasAttribute(name) && name !== 'transform') copy.removeAttribute(name);
  }
  if (element.children.length === 0) copy.textContent = element.textContent;
  for (const child of element.children) {
    if (!child.matches(LEFT_OUT)) copy.append(await copied(child, pause));
  }
  return copy;
}

/** What need not be written. Fill, stroke and the like are inherited: those are always written. */
const USUAL: Record<string, string> = {
  opacity: '1',
  transform: 'none',
  'stop-opacity': '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stroke-dasharray': 'none',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'fill-rule': 'nonzero',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
};

/** Gives way to the page whenever some time has passed. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_ONCE) return;
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  };
}
