const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML or XML, in an element or a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Text for a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The same, for any kind of spaces and apostrophes. */
export const escapeLoosely = (text: string): string =>
  escapeRegExp(text).replace(/\s+/g, '[ \\u00a0\\u202f]+').replace(/['’]/g, "['’]");
