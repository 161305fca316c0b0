import { commands } from './commands';
import { law } from './law';
import { lists } from './lists';
import { owner } from './owner';
import { text } from './text';
import { yaml } from './yaml';

/** Names of the values in a message: `#{name}`. */
export type ValuesOf<M extends string> = M extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | ValuesOf<Rest>
  : never;

/** French messages that have the values of the English ones. */
type Matching<C extends Readonly<Record<string, string>>> = {
  [M in keyof C & string]: [ValuesOf<M>, ValuesOf<C[M]>] extends [ValuesOf<C[M]>, ValuesOf<M>]
    ? string
    : never;
};

const all = { ...yaml, ...text, ...law, ...lists, ...commands, ...owner } as const;

/** Every message to writers in French, by the English one. Type ordinary spaces and straight apostrophes. */
export const french = all satisfies Matching<typeof all>;
