import { type FieldName, fields, isRequired, type Kind } from './fields';
import type { ReceiverMessages } from './messages';

export interface Shown {
  readonly kind: Kind;
  /** Of the element; the ids of its hint and its error begin with it. */
  readonly id: string;
  readonly words: Pick<ReceiverMessages, 'choose' | 'sectors' | 'companySizes'>;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  /** What was typed, which may be longer than the field allows. */
  readonly value?: string;
}

/**
 * The element that a field is filled in with, for React and for the receiver's own HTML: attributes as React names
 * them, which HTML takes in any case, and the choices of a select.
 */
export function controlOf(
  name: FieldName,
  { kind, id, words, hint, error, placeholder, value = '' }: Shown,
) {
  const { control, max, options, autocomplete, inputMode } = fields[name];
  const tag = options ? 'select' : control === 'textarea' ? control : 'input';
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    tag,
    attributes: {
      id,
      name,
      required: isRequired(name, kind) || undefined,
      'aria-invalid': error ? 'true' : undefined,
      'aria-describedby': described || undefined,
      autoComplete: autocomplete,
      ...(tag !== 'select' && { maxLength: max && Math.max(max, value.length), placeholder }),
      ...(tag === 'textarea' && { rows: kind === 'demo' ? 5 : 9 }),
      // Browsers refuse addresses with accents in a field for e-mail: the receiver says what is wrong.
      ...(tag === 'input' && {
        type: control === 'email' ? 'text' : control,
        enterKeyHint: 'next' as const,
      }),
      ...(inputMode && { inputMode, spellCheck: 'false' as const, autoCapitalize: 'none' }),
    },
    // Nobody chooses an origin, which is hidden.
    choices:
      options && options.labels !== 'origins'
        ? [['', words.choose], ...Object.entries(words[options.labels])]
        : undefined,
  } as const;
}
