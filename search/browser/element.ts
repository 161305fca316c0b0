type Attributes = Record<string, string | boolean>;

/** An element with its attributes and children. Text stays text: nothing is read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) created.setAttribute(key, '');
    else if (value !== false) created.setAttribute(key, value);
  }
  created.append(...children);
  return created;
}
