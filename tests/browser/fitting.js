/* Judges the page as it stands: see fitting.py, which says what is judged and why. Returns the findings as words. */
async ({ touch }) => {
  const DESK = 1100; // from here on nothing scrolls but the rail (LOOK 7)
  const LEAST = 24;
  const FINGER = 44;
  const SLACK = 1; // a pixel of rounding
  const SPOTS = [[0, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]];
  const ROUND = 0.35; // of its width from the middle: there a round piece still is
  const SCROLLER = 64; // lower or narrower nobody sees that something scrolls

  const PRESSED = 'button, .button, [role=button], [role=slider], select, textarea, summary, input:not([type=hidden])';
  const PIECES = '[data-piece], [data-place], [data-card], [data-noble], [data-deputy], [data-druid], [data-pawn], [data-secret], [data-ballot], [data-take], .plot button';
  const LOOKED_AT = `.plate:not(svg *), [data-seat], .hand .card, [data-spot^=hand-] > *, ${PIECES}`;
  const LINES = 'li > button, li > a'; // of a record: text that is read, and leads there

  const wide = innerWidth >= DESK;
  const seated = wide || (innerWidth >= 900 && innerHeight >= 600 && innerWidth > innerHeight); // or a tablet that lies
  const stage = document.querySelector('main.stage');
  const QUESTION = seated ? '#question, #question h2' : '#question h2'; // elsewhere it scrolls
  const replayed = wide && document.querySelector('main > .stage');

  // ---------------------------------------------------------------- until nothing changes any more

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const drawn = () =>
    [...document.querySelectorAll('main, #question, #question *, .plate, [data-spot], [data-place], [data-card], [data-deputy]')]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`)
      .join();
  await document.fonts.ready;
  for (let before = '', now = ' ', same = 0, tries = 0; same < 1 && tries < 60; tries++) {
    await frame();
    [before, now] = [now, drawn()];
    same = before === now ? same + 1 : 0;
  }
  const ending = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => {})));
  const moving = document
    .getAnimations()
    .filter((one) => one.playState === 'running')
    .map((one) => one.effect?.target)
    .filter(Boolean);

  // ---------------------------------------------------------------- what lies over all else, is all that is judged

  const over =
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document.querySelector(':popover-open') ??
    document.querySelector(wide ? 'aside.folded[data-tab=aid]' : 'aside[data-tab]:not([data-tab=table])');
  const scope = over ?? document.body;

  /** What is asked of many is worked out once. */
  const once = (work, known = new Map()) => (one) => {
    if (!known.has(one)) known.set(one, work(one));
    return known.get(one);
  };
  const styleOf = once((one) => getComputedStyle(one));
  const inMotion = (one) => moving.some((target) => target.contains(one));
  const glass = once((one) => one !== document.body && (styleOf(one).opacity === '0' || glass(one.parentElement)));
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !glass(one) &&
    !one.closest('.unseen');

  /** A box on the way outwards from an element: how it stands, and whether it cuts off or scrolls what hangs over. */
  const boxed = once((box) => {
    const { position, transform, contain, overflowX, overflowY } = styleOf(box);
    const rolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
    const kept = (seated && box === stage) || box === replayed; // at a desk all of the table is seen at once
    const cuts = box !== document.body && box.namespaceURI.endsWith('xhtml');
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
    return {
      box,
      position,
      holds: position !== 'static' || transform !== 'none' || contain.includes('paint'),
      above: box.matches(':modal, :popover-open'),
      x: cuts && overflowX !== 'visible',
      y: cuts && overflowY !== 'visible',
      rollsX: !kept && rolls(overflowX) && scrollWidth > clientWidth && clientWidth >= SCROLLER,
      rollsY: !kept && rolls(overflowY) && scrollHeight > clientHeight && clientHeight >= SCROLLER,
    };
  });
  /** What cuts an element off, from the inside out: boxes that hide what hangs over them, and such as scroll. */
  const chainOf = once((one) => {
    const chain = [];
    let { position, above } = boxed(one);
    for (let next = one.parentElement; next && next !== document.documentElement; next = next.parentElement) {
      if (position === 'fixed' || above) break;
      const box = boxed(next);
      if (position === 'absolute' && !box.holds) continue;
      if (box.x || box.y) chain.push(box);
      ({ position, above } = box);
    }
    return chain;
  });
  const afloat = once(
    (box) => boxed(box).position === 'fixed' || boxed(box).above || (box.parentElement && afloat(box.parentElement)),
  );
  const rooted = (one) => !stage && !afloat(one); // the table is as high as the window; other pages are read downwards

  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  function inner(box) {
    const { left, top } = box.getBoundingClientRect();
    const x = left + box.clientLeft;
    const y = top + box.clientTop;
    return { left: x, top: y, right: x + box.clientWidth, bottom: y + box.clientHeight };
  }
  /** Where an element could be seen at all. */
  function clipOf(chain) {
    return chain.reduce((clip, { box, x, y }) => {
      const seen = inner(box);
      return meet(clip, {
        left: x ? seen.left : -Infinity,
        right: x ? seen.right : Infinity,
        top: y ? seen.top : -Infinity,
        bottom: y ? seen.bottom : Infinity,
      });
    }, WINDOW);
  }

  // ---------------------------------------------------------------- what is pressed, or looked at

  const scrolled = new Map();
  const remember = (box) => scrolled.has(box) || scrolled.set(box, [box.scrollLeft, box.scrollTop]);
  function bringIn(one, chain, where) {
    const root = document.scrollingElement;
    for (const { box, rollsX, rollsY } of [...chain, { box: root, rollsX: false, rollsY: rooted(one) }]) {
      if (!rollsX && !rollsY) continue;
      remember(box);
      const seen = box === root ? WINDOW : inner(box);
      const rect = one.getBoundingClientRect();
      const to = (before, after, from, till) =>
        where === 'start' || after - before > till - from
          ? before - from - (where === 'start' ? SLACK : 0)
          : (before + after) / 2 - (from + till) / 2;
      box.scrollBy({
        left: rollsX ? to(rect.left, rect.right, seen.left, seen.right) : 0,
        top: rollsY ? to(rect.top, rect.bottom, seen.top, seen.bottom) : 0,
        behavior: 'instant',
      });
    }
  }

  const found = (one, hit) => one.contains(hit) || hit.contains(one);
  const opaque = (colour) => colour.startsWith('rgb(');
  /** Whether an element is painted over what lies below it. */
  function covers(one) {
    const style = styleOf(one);
    if (style.opacity < 0.9) return false;
    if (!one.namespaceURI.endsWith('svg'))
      return opaque(style.backgroundColor) || style.borderImageSource.includes('url');
    return !/^(text|tspan|svg|g)$/.test(one.localName) && opaque(style.fill) && style.fillOpacity > 0.9;
  }
  /** What is pressed must lie on top; through a pane of glass one may look. */
  function hits(one, x, y, pressed) {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    if (found(one, hit) || (!pressed && !covers(hit))) return true;
    if (!hit.closest('[role=tooltip]')) return false;
    const below = document.elementsFromPoint(x, y).find((other) => !other.closest('[role=tooltip]'));
    return found(one, below) || (!pressed && !covers(below));
  }
  /** How wide and high a part of it one sees: what it needs, in its middle; or the largest rectangle of seen points. */
  function seenPart(one, rect, need, pressed) {
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    if (width <= 0 || height <= 0) return [0, 0];
    if (width < need[0] - SLACK || height < need[1] - SLACK) return [width, height]; // too small, covered or not
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const [far, deep] = [Math.min(need[0] / 2, width * ROUND), Math.min(need[1] / 2, height * ROUND)];
    if (SPOTS.every(([right, down]) => hits(one, x + right * far, y + down * deep, pressed))) return need;
    const pitch = Math.max(...need) / 6;
    const [across, down] = [width, height].map((size) => Math.min(16, Math.max(2, Math.ceil(size / pitch))));
    const [dx, dy] = [width / across, height / down];
    let best = [0, 0];
    const runs = Array(across).fill(0);
    for (let j = 0; j < down; j++) {
      for (let i = 0; i < across; i++)
        runs[i] = hits(one, rect.left + (i + 0.5) * dx, rect.top + (j + 0.5) * dy, pressed) ? runs[i] + 1 : 0;
      for (let i = 0; i < across; i++)
        for (let k = i, least = Infinity; k < across && runs[k]; k++) {
          least = Math.min(least, runs[k]);
          const part = [(k - i + 1) * dx, least * dy];
          if (part[0] >= need[0] && part[1] >= need[1]) return part;
          if (Math.min(...part, ...need) > Math.min(...best, ...need)) best = part;
        }
    }
    return best;
  }

  function nameOf(one) {
    const role =
      one.getAttribute('role') ??
      { BUTTON: 'button', SELECT: 'select', INPUT: 'input', SUMMARY: 'summary', H2: 'question' }[one.tagName] ??
      (one.matches('.plate, [data-seat]') ? 'plate' : one.matches('.hand *, [data-spot^=hand-] *, [data-card]') ? 'card' : 'piece');
    const data = Object.entries({ ...one.dataset }).map(([key, value]) => `${key}=${value}`.replace(/=$/, ''));
    const text = one.getAttribute('aria-label') || one.textContent.replace(/\s+/g, ' ').trim() || data.join(' ');
    if (text) return `${role} "${text.slice(0, 44)}"`;
    const near = one.closest('[data-spot], [data-seat]');
    return `${role} of ${near?.dataset.spot ?? `seat ${near?.dataset.seat}`}`;
  }

  /** What is wrong with where an element stands now; nothing is. */
  function wrong(one, need, chain, pressed) {
    const rect = one.getBoundingClientRect();
    const clip = clipOf(chain);
    const beyond = [
      ['to the left', clip.left - rect.left],
      ['above', clip.top - rect.top],
      ['to the right', rect.right - clip.right],
      ['below', rect.bottom - clip.bottom],
    ];
    const rolling = { x: chain.some((cut) => cut.rollsX), y: chain.some((cut) => cut.rollsY) || rooted(one) };
    for (const [where, by] of beyond) {
      const sideways = where.startsWith('to');
      const larger = sideways
        ? rolling.x && rect.width > clip.right - clip.left
        : rolling.y && rect.height > clip.bottom - clip.top;
      if (by > SLACK && !larger) return `is cut off ${where} by ${Math.round(by)} px`;
    }
    const [width, height] = seenPart(one, meet(rect, clip), need, pressed);
    const lack = Math.max(need[0] - width, need[1] - height);
    if (lack > SLACK)
      return `shows ${Math.round(width)}×${Math.round(height)} of ${Math.round(rect.width)}×${Math.round(rect.height)} px, ${Math.ceil(lack)} too few`;
    return null;
  }

  /** By how much the longest word of a select is wider than what it shows of it. */
  const ARROW = 16;
  const pen = document.createElement('canvas').getContext('2d');
  function lacking(select) {
    const { font, paddingLeft, paddingRight } = styleOf(select);
    pen.font = font;
    const widest = Math.max(0, ...[...select.options].map((one) => pen.measureText(one.label).width));
    return widest - (select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW);
  }

  const findings = [];
  const judged = [...scope.querySelectorAll(`${PRESSED}, ${LOOKED_AT}, ${QUESTION}`)].filter(
    (one) => shown(one) && !inMotion(one),
  );
  const before = document.activeElement;
  for (const one of judged) {
    if (one.getBoundingClientRect().width < 2 || one.getBoundingClientRect().height < 2) continue;
    const pressed = one.matches(PRESSED);
    const target = one.matches('[type=checkbox], [type=radio]') ? (one.labels?.[0] ?? one) : one;
    const rect = target.getBoundingClientRect();
    const piece = one.matches(PIECES) || one.matches('.plate');
    const inline = styleOf(one).display === 'inline' || one.matches(`.rule-number, ${LINES}`);
    const least = touch && pressed && !piece && !inline ? FINGER : LEAST;
    const need =
      pressed && !inline && !one.matches('[role=slider]')
        ? [least, least]
        : [Math.min(least, rect.width), Math.min(least, rect.height)];
    const chain = chainOf(target);
    let problem = wrong(target, need, chain, pressed);
    const rolls = rooted(target) || chain.some((cut) => cut.rollsX || cut.rollsY);
    for (const where of rolls ? ['middle', 'start'] : []) {
      if (!problem) break;
      bringIn(target, chain, where);
      problem = wrong(target, need, chain, pressed);
    }
    if (problem) findings.push(`${nameOf(one)} ${problem}`);
    if (one.matches('select') && lacking(one) > SLACK)
      findings.push(`${nameOf(one)} cuts its words by ${Math.round(lacking(one))} px`);
  }
  for (const [box, [left, top]] of scrolled) box.scrollTo({ left, top, behavior: 'instant' });
  if (document.activeElement !== before) findings.push('the focus went away');

  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) findings.push(`the page is ${root.scrollWidth - innerWidth} px wider than the window`);
  if (stage && root.scrollHeight > innerHeight)
    findings.push(`the page is ${root.scrollHeight - innerHeight} px higher than the window`);

  // ---------------------------------------------------------------- no two texts intersect

  /** A line of text as the four corners of its letters: without the air above and below them. */
  function corners(node, element) {
    if (element.namespaceURI.endsWith('svg')) {
      const text = element.closest('text, tspan');
      const count = text?.getNumberOfChars?.() ?? 0;
      if (!count || text.querySelector('tspan')) return [];
      const matrix = text.getScreenCTM();
      const from = text.getExtentOfChar(0);
      const till = text.getExtentOfChar(count - 1);
      const turned = Math.abs(text.getRotationOfChar(0)) > 1;
      if (turned) return []; // letters along an arc: their path keeps them apart
      const [left, right] = [Math.min(from.x, till.x), Math.max(from.x + from.width, till.x + till.width)];
      const [top, bottom] = [from.y + from.height * 0.25, from.y + from.height * 0.78];
      return [[[left, top], [right, top], [right, bottom], [left, bottom]].map(([x, y]) => {
        const { x: a, y: b } = new DOMPoint(x, y).matrixTransform(matrix);
        return [a, b];
      })];
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => {
      const [high, low] = [top + height * 0.25, bottom - height * 0.22];
      return [[left, high], [right, high], [right, low], [left, low]];
    });
  }
  const around = (quad) => {
    const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  /** By how much two quads overlap, along the axis where it is least. */
  function overlap(a, b) {
    let least = Infinity;
    for (const quad of [a, b])
      for (const k of [0, 1]) {
        const [[x1, y1], [x2, y2]] = [quad[k], quad[k + 1]];
        const length = Math.hypot(x2 - x1, y2 - y1) || 1;
        const axis = [(x2 - x1) / length, (y2 - y1) / length];
        const span = (one) => one.map(([x, y]) => x * axis[0] + y * axis[1]);
        const [p, q] = [span(a), span(b)];
        least = Math.min(least, Math.max(...p) - Math.min(...q), Math.max(...q) - Math.min(...p));
      }
    return least;
  }

  const texts = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('style, script, option, clipPath, defs')) continue;
    if (!shown(element) || inMotion(element)) continue;
    const clip = clipOf(chainOf(element));
    const own = styleOf(element);
    const cut = own.overflowX !== 'visible' && element.namespaceURI.endsWith('xhtml') ? meet(clip, inner(element)) : clip;
    for (const quad of corners(node, element)) {
      const box = meet(around(quad), cut);
      if (box.right - box.left > SLACK && box.bottom - box.top > SLACK) texts.push({ node, element, quad, box, cut });
    }
  }
  texts.sort((a, b) => a.box.left - b.box.left);
  const close = [];
  for (let i = 0; i < texts.length; i++)
    for (let k = i + 1; k < texts.length && texts[k].box.left < texts[i].box.right - SLACK; k++) {
      const [a, b] = [texts[i], texts[k]];
      if (a.node === b.node) continue;
      const both = meet(a.box, b.box);
      if (both.right - both.left <= SLACK || both.bottom - both.top <= SLACK) continue;
      const by = overlap(a.quad, b.quad);
      if (by > SLACK + 0.5) close.push({ a, b, both, by });
    }
  if (close.length) {
    // Whether one of the two is under something, so that only the other is read there.
    const all = new CSSStyleSheet();
    all.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(all);
    for (const { a, b, both, by } of close) {
      const stack = document.elementsFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
      const places = [a, b].map(({ element }) => stack.indexOf(element));
      if (places.includes(-1)) continue; // one of them is not drawn there
      const [upper, lower] = places[0] < places[1] ? places : [places[1], places[0]];
      const under = stack[lower];
      if (stack.slice(upper, lower).some((one) => !one.contains(under) && covers(one))) continue;
      const [one, other] = [a, b].map(({ node }) => `"${node.data.trim().slice(0, 34)}"`);
      findings.push(`text ${one} runs into text ${other} by ${Math.round(by)} px`);
    }
    document.adoptedStyleSheets.pop();
  }
  return [...new Set(findings)];
}
