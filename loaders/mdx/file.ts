import matter from 'gray-matter';

export interface MdxFile {
  /** YAML of the front matter, without its fences. */
  frontMatter: string;
  /** Prose below it. */
  body: string;
  /** Number of lines before the prose, to convert positions in it to positions in the file. */
  bodyOffset: number;
}

/** Front matter is data: gray-matter's engines that evaluate code are disabled. */
const refuse = (): never => {
  throw new Error('Front matter must be YAML between two lines of three hyphens.');
};
const rawYaml = { parse: (yaml: string) => ({ yaml }), stringify: refuse };
const refused = { parse: refuse, stringify: refuse };

/** Splits a file into front matter and prose. @throws when the front matter is not YAML, or never ends. */
export function splitMdx(source: string): MdxFile {
  if (source.startsWith('---') && !/\n---/.test(source)) {
    throw new Error('The front matter never ends; close it with a line of three hyphens.');
  }
  if (source.trim() === '') return { frontMatter: '', body: '', bodyOffset: 0 };
  const file = matter(source, {
    engines: { yaml: rawYaml, js: refused, javascript: refused, json: refused, coffee: refused },
  });
  const bodyStart = source.length - file.content.length;
  return {
    frontMatter: file.matter.replace(/^\n/, ''),
    body: file.content,
    bodyOffset: source.slice(0, bodyStart).split('\n').length - 1,
  };
}
