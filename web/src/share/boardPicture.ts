/**
 * The board as a drawing of its own: the same component, drawn off the screen in one size, with the
 * colours of the theme and the fonts written into it, so that it looks the same everywhere.
 */

import { flushSync, mount, unmount } from 'svelte';
import Board from '../board/Board.svelte';
import type { Position } from '../wire/wire';
import { covers, isClear, listReferences, splitAlpha } from './svgText';

const WIDTH = 1600;
const HEIGHT = 900;
const REPEATS = 4; // of drawing a PNG
const PAUSE = 60; // ms between them
const SVG = 'http://www.w3.org/2000/svg';

/** What an element inherits, besides its paint. */
const INHERITED = [
  ...['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'text-anchor'],
];
/** Attributes that say where something is; all others are computed. */
const KEPT =
  /^(?:xmlns|viewBox|id|d|x|y|[xy][12]|[cr][xy]?|d[xy]|width|height|href|transform|clip-path)$/;
/** Attributes that mean something only in the page. */
const PAGE = /^(?:class|style|role|tabindex|data-.*|aria-.*)$/;
const SHAPES = ['circle', 'ellipse', 'line', 'path', 'rect'];

/** Return the board of a position as the text of an SVG file. */
export async function drawBoard(position: Position): Promise<string> {
  const stage = document.createElement('div');
  stage.inert = true;
  Object.assign(stage.style, {
    position: 'fixed',
    left: `${-2 * WIDTH}px`,
    width: `${WIDTH}px`,
    height: `${HEIGHT}px`,
  });
  document.body.append(stage);
  const board = mount(Board, { target: stage, props: { position } });
  try {
    flushSync();
    await document.fonts.ready;
    await new Promise(requestAnimationFrame); // names are placed with their own font
    flushSync();
    return await writeSvg(stage, position.outbreaks);
  } finally {
    await unmount(board);
    stage.remove();
  }
}

/**
 * Return an SVG file as a PNG file. Fonts inside an image are loaded when it is first drawn, and
 * nothing tells when they are there: it is drawn a few times.
 */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  for (let i = 0; i < REPEATS; i += 1) {
    pen?.drawImage(image, 0, 0);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}

async function writeSvg(stage: HTMLElement, outbreaks: number): Promise<string> {
  const [sea, pieces] = [...stage.querySelectorAll<SVGSVGElement>('.board > svg')].map(copySvg);
  if (!sea || !pieces) throw new Error('no board');
  const root = createElement('svg', {
    width: WIDTH,
    height: HEIGHT,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  });
  root.setAttribute('xml:lang', document.documentElement.lang);
  const defs = createElement('defs');
  root.append(defs);
  const layer = (name: string, at: string, reach: string, ...stops: Stop[]) => {
    defs.append(createGradient(name, at, reach, stops));
    return createElement('rect', { width: WIDTH, height: HEIGHT, fill: `url(#${name})` });
  };
  const colour = readColours();
  // As in Backdrop.svelte: the sea below the map, the lamp, the dark and the heat above it.
  root.append(
    layer(
      'sea',
      '.5 .34',
      '.9 1.05',
      [0, colour('--ocean')],
      [0.5, colour('--ocean-mid')],
      [1, colour('--ocean-edge')],
    ),
    sea,
    layer('dark', '.5 .45', '.75 .85', [0.55, colour('--clear')], [1, colour('--vignette')]),
    layer('lamp', '.5 .16', '.7 .6', [0, colour('--lamp')], [1, colour('--clear')]),
    layer(
      'hot',
      '.5 .5',
      '.74 .74',
      [0.62, colour('--clear')],
      [1, colour('--heat'), outbreaks * 0.07],
    ),
    pieces,
  );
  addReferred(root, defs);
  const style = createElement('style');
  style.textContent = await embedFonts(root);
  root.prepend(style);
  return new XMLSerializer().serializeToString(root);
}

function createElement(name: string, attributes: Record<string, string | number> = {}): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

type Stop = [offset: number, colour: string, opacity?: number];

function createGradient(id: string, at: string, reach: string, stops: readonly Stop[]): SVGElement {
  const made = createElement('radialGradient', {
    ...{ id, cx: 0, cy: 0, r: 1 },
    gradientTransform: `translate(${at}) scale(${reach})`,
  });
  for (const [offset, css, opacity = 1] of stops) {
    const { colour, alpha } = splitAlpha(css);
    made.append(
      createElement('stop', { offset, 'stop-color': colour, 'stop-opacity': alpha * opacity }),
    );
  }
  return made;
}

/** Return a function that computes the colour of a token. */
function readColours(): (token: string) => string {
  const pen = document.createElement('canvas').getContext('2d');
  const tokens = getComputedStyle(document.documentElement);
  return (token) => {
    if (!pen) return '';
    pen.fillStyle = tokens.getPropertyValue(token).trim();
    return pen.fillStyle;
  };
}

/** Copy a drawing, with everything that style sheets say about it as attributes. */
function copySvg(original: SVGSVGElement): SVGElement {
  const copy = original.cloneNode(true) as SVGElement;
  inline(original, copy, null, false);
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(HEIGHT));
  return copy;
}

/**
 * Write what an element looks like into its copy. What is only defined inherits from where it is
 * used: there only colours of the theme are replaced.
 */
function inline(
  original: Element,
  copy: Element,
  parent: CSSStyleDeclaration | null,
  defined: boolean,
): void {
  const style = getComputedStyle(original);
  const inDefs = defined || original.localName === 'defs';
  const moved = (original as SVGElement).style.transform !== '';
  const pairs = [...original.children].map((child, i) => [child, copy.children[i]!] as const);
  for (const { name, value } of [...copy.attributes]) {
    if (inDefs && value.includes('var(')) paint(copy, name, style);
    else if (inDefs ? PAGE.test(name) : !KEPT.test(name)) copy.removeAttribute(name);
  }
  if (original.localName === 'stop') paint(copy, 'stop-color', style);
  if (!inDefs) {
    for (const name of ['fill', 'stroke'] as const) {
      const same = (property: string) =>
        style.getPropertyValue(property) === parent?.getPropertyValue(property);
      if (!same(name) || !same(`${name}-opacity`)) paint(copy, name, style);
    }
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name);
      if (value !== parent?.getPropertyValue(name)) {
        copy.setAttribute(name, value.replaceAll('"', "'"));
      }
    }
    if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
    if (moved) copy.setAttribute('transform', style.transform);
    const clear = isClear(style.fill) && isClear(style.stroke);
    if (SHAPES.includes(original.localName) && clear) copy.remove();
  }
  for (const [child, twin] of pairs) inline(child, twin, style, inDefs);
}

/** Set a colour and, where part of it is clear, its opacity. */
function paint(copy: Element, name: string, style: CSSStyleDeclaration): void {
  const opacity = name.replace(/-color$|$/, '-opacity');
  const { colour, alpha } = splitAlpha(style.getPropertyValue(name));
  copy.setAttribute(name, colour.replaceAll('"', ''));
  copy.setAttribute(opacity, String(alpha * Number(style.getPropertyValue(opacity))));
}

/** Add the pieces that the drawing refers to and that the page keeps elsewhere. */
function addReferred(root: SVGElement, defs: SVGElement): void {
  const waiting = [root as Element];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    for (const part of [element, ...element.querySelectorAll('*')]) {
      for (const id of listReferences(part.attributes)) {
        const original = root.querySelector(`#${id}`) ? null : document.getElementById(id);
        if (!original) continue;
        const copy = original.cloneNode(true) as Element;
        inline(original, copy, null, true);
        defs.append(copy);
        waiting.push(copy);
      }
    }
  }
}

/** Return the rules of the fonts that the drawing's words need, with the fonts inside. */
async function embedFonts(root: Element): Promise<string> {
  const words = [...root.querySelectorAll('text')].map((text) => text.textContent).join('');
  const families = new Set(
    [...root.querySelectorAll('text[font-family]')].map((text) =>
      text.getAttribute('font-family')?.split(',')[0]?.replaceAll("'", ''),
    ),
  );
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => {
        const family = style.getPropertyValue('font-family').replace(/^["']|["']$/g, '');
        return families.has(family) && covers(style.getPropertyValue('unicode-range'), words);
      })
      .map((rule) => withFont(rule.cssText, sheet.href ?? location.href)),
  );
  return (await Promise.all(rules)).join('\n');
}

async function withFont(rule: string, base: string): Promise<string> {
  const [whole = '', address = ''] = /url\(["']?([^"')]+)["']?\)/.exec(rule) ?? [];
  const font = new Uint8Array(await (await fetch(new URL(address, base))).arrayBuffer());
  let text = '';
  for (const byte of font) text += String.fromCharCode(byte);
  return rule.replace(whole, `url(data:font/woff2;base64,${btoa(text)})`);
}
