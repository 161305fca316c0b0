// What the JSX of islands is compiled to (islands/build/bundle.ts), for the server and for browsers. Browsers that
// translate a page replace its text nodes, which React would go on to change or remove. It can do neither to them, but
// it can to elements: so each text of an island is alone in one.
import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { Fragment, jsx as write, jsxs as writeAll } from 'react/jsx-runtime';

export { Fragment };

interface Props {
  children?: ReactNode;
}

const isText = (child: ReactNode): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number';

const isNothing = (child: ReactNode): boolean =>
  child === null || child === undefined || child === '' || typeof child === 'boolean';

const alone = (text: string | number, key: Key): ReactElement =>
  write('span', { children: text }, key);

/** Children, with an element around texts that follow each other. All keep their places, by which React knows them. */
function apart(children: readonly ReactNode[]): ReactNode[] {
  const places: ReactNode[] = children.map(() => null);
  let text = '';
  let begun = 0;
  const end = () => {
    if (text !== '') places[begun] = alone(text, `text-${begun}`);
    text = '';
  };
  for (const [place, child] of children.entries()) {
    if (isText(child)) {
      if (text === '') begun = place;
      text += child;
    } else if (!isNothing(child)) {
      end();
      places[place] = Array.isArray(child) ? apart(child) : child;
    }
  }
  end();
  return places;
}

function withTextApart<P extends Props>(type: ElementType, props: P): P {
  const { children } = props;
  // What is around a fragment may hold more than this text.
  if (type === Fragment && isText(children)) return { ...props, children: alone(children, 'text') };
  if (!Array.isArray(children)) return props;
  const isOneText = type !== Fragment && children.every((each) => isText(each) || isNothing(each));
  return { ...props, children: isOneText ? children.filter(isText).join('') : apart(children) };
}

type Write = typeof write;

export const jsx: Write = (type, props, key) =>
  write(type, withTextApart(type, props as Props), key);

export const jsxs: Write = (type, props, key) =>
  writeAll(type, withTextApart(type, props as Props), key);
