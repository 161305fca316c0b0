// What the JSX of islands is compiled to (browser/islands/build/bundle.ts), for the server and for browsers. Browsers that
// translate a page replace its text nodes, which React would go on to change or remove. It can do neither to them, but
// it can to elements: so each text of an island is alone in one.
import {
  createElement,
  type ElementType,
  Fragment,
  type Key,
  type ReactElement,
  type ReactNode,
} from 'react';

export { Fragment };

interface Props {
  key?: Key;
  children?: ReactNode;
}

const isText = (child: ReactNode): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number';

const isNothing = (child: ReactNode): boolean =>
  child == null || child === '' || typeof child === 'boolean';

const alone = (text: string | number, key: Key): ReactElement =>
  createElement('span', { key }, text);

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

function withTextApart(type: ElementType, props: Props): Props {
  const { children } = props;
  // What is around a fragment may hold more than this text.
  if (type === Fragment && isText(children)) return { ...props, children: alone(children, 'text') };
  if (!Array.isArray(children)) return props;
  const isOneText = type !== Fragment && children.every((each) => isText(each) || isNothing(each));
  return { ...props, children: isOneText ? children.filter(isText).join('') : apart(children) };
}

/** As React's own, but for texts: for one child, or a list whose elements have keys. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  createElement(type, withTextApart(type, key === undefined ? props : { ...props, key }));

/** For children written one after the other, which need no keys. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const { children, ...rest } = withTextApart(type, props);
  const given = key === undefined ? rest : { ...rest, key };
  return Array.isArray(children)
    ? createElement(type, given, ...children)
    : createElement(type, given, children);
}
