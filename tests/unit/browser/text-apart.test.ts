import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsx, jsxs } from '@/browser/islands/jsx/jsx-runtime';

const html = (children: ReactNode, type: typeof Fragment | 'p' = 'p') =>
  renderToStaticMarkup(jsxs(type, { children }));
const bold = jsx('b', { children: 'b' }, 'b');

describe('the texts of an island', () => {
  test('are one where nothing else is', () => {
    expect(html(['a', ' ', 1, false, null, ''])).toBe('<p>a 1</p>');
    expect(html('a')).toBe('<p>a</p>');
  });

  test('have an element of their own beside others', () => {
    expect(html(['a', ' ', bold, false, 0])).toBe('<p><span>a </span><b>b</b><span>0</span></p>');
    expect(html([[bold, ' a'], 'c'])).toBe('<p><b>b</b><span> a</span><span>c</span></p>');
  });

  test('have one in fragments, whatever is around these', () => {
    expect(html('a', Fragment)).toBe('<span>a</span>');
    expect(html(['a', 'b'], Fragment)).toBe('<span>ab</span>');
  });

  test('keep elements in their places, by which React knows them', () => {
    expect(jsxs('p', { children: ['a', 'b', bold] })).toHaveProperty('props.children.2', bold);
  });
});
