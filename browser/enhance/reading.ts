/** Highlights the current section in the table of contents (scrollspy), and folds the bar of phones at a choice. */
export function trackContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')];
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  if (headings.length === 0) return;
  for (const link of links)
    link.addEventListener('click', () => link.closest('details')?.removeAttribute('open'));
  const update = () => {
    const line = window.innerHeight * 0.3;
    const read = headings
      // A section that a filter hides has no place.
      .filter((heading) => heading.checkVisibility?.() !== false)
      .filter((heading) => heading.getBoundingClientRect().top <= line)
      .at(-1);
    for (const link of links) {
      if (read && link.hash === `#${read.id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  window.addEventListener('scroll', update, { passive: true });
  // Reading positions now would force layout within this script.
  requestAnimationFrame(update);
}

/** How long the "link copied" notice stays visible, in ms. */
const NOTICE_TIME = 4000;

const SVG = 'http://www.w3.org/2000/svg';

/** Chain-link icon, built with DOM methods because Trusted Types forbid innerHTML. */
function icon(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute(
    'd',
    'M10 14a4 4 0 0 0 6 .4l3-3A4 4 0 0 0 13.4 5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.7L12 17',
  );
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '18',
    height: '18',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  svg.append(path);
  return svg;
}

/**
 * Adds a button after each heading of a guide that copies the link to its section. Without the Clipboard
 * API there is no button; if writing is denied, the hash goes to the address bar instead.
 */
export function offerSectionLinks(): void {
  const text = document.querySelector<HTMLElement>('[data-copy-links]');
  const notice = document.querySelector<HTMLElement>('[data-link-copied]');
  if (!text || !notice || !navigator.clipboard) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  for (const heading of text.querySelectorAll(':scope > :is(h2, h3)[id]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.title = text.dataset.copyLinks ?? '';
    button.setAttribute('aria-label', `${button.title}, ${heading.textContent}`);
    button.append(icon());
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(new URL(`#${heading.id}`, location.href).href);
      } catch {
        location.hash = heading.id;
        return;
      }
      notice.textContent = notice.dataset.linkCopied ?? '';
      clearTimeout(timer);
      timer = setTimeout(() => {
        notice.textContent = '';
      }, NOTICE_TIME);
    });
    heading.after(button);
  }
}
