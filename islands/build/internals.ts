import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { fingerprint } from '@/lib/fingerprint';

/** `styled.div` and `styled(Box)`, where a template follows, with or without the types of its props. */
const STYLED = /\bstyled(?:\.\w+|\(\w+\))(?=(?:<[^`]*>)?`)/g;

/**
 * esbuild plugin: names each styled component after its file and place, as the compiler plugins of
 * styled-components do. By itself it counts them as they load, so that class names would differ between
 * the server, which loads every island, and a page, which loads some.
 */
export const stableClassNames: Plugin = {
  name: 'stable-class-names',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]islands[\\/].*\.tsx?$/ }, ({ path: file }) => {
      const source = path.relative(process.cwd(), file).split(path.sep).join('/');
      return {
        contents: nameStyled(readFileSync(file, 'utf8'), source),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

/** Gives every styled component of a source file its id. */
export function nameStyled(code: string, file: string): string {
  let place = 0;
  return code.replace(STYLED, (call) => {
    place += 1;
    return `${call}.withConfig({ componentId: 'i${fingerprint(file).slice(0, 4)}-${place}' })`;
  });
}
