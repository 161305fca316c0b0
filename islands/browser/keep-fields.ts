import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** The property that holds what a visitor enters. */
const stateOf = (field: Field) => (isChoice(field) ? 'checked' : 'value') as 'value';

/** Whether a field holds something else than the server wrote. */
function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const written = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(0, written);
}

/** Writes to a field behind the back of React, which notes what scripts write and takes it for known. */
function write(field: Field, state: Field['value']): void {
  Reflect.set(Object.getPrototypeOf(field), stateOf(field), state, field);
}

/** Where the caret is in a field, if its kind tells. */
const caretIn = (field: Field): [number, number] | undefined => {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
};

function setCaret(field: Field, caret: [number, number] | undefined): void {
  if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
}

/** Has React hear of what is in a field, as if it had just been entered. */
function tell(field: Field, state: Field['value']): void {
  if (isChoice(field)) {
    field.checked = !state;
    field.click();
    return;
  }
  const caret = caretIn(field);
  field.value = '';
  write(field, state);
  setCaret(field, caret);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What a visitor has put into the fields of an island. */
export interface KeptFields {
  /** Puts it, the focus and the caret into the fields that have replaced them. */
  putBack: () => void;
  /** Tells React, which does not ask what fields hold when it starts. */
  tell: () => void;
}

/** Keeps what is in the fields of an island, from now on, whatever becomes of them. */
export function keepFields(root: HTMLElement): KeptFields {
  const fields = [...root.querySelectorAll<Field>('input:not([type=file]), select, textarea')];
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', follow);

  /** A field's successor: the field itself, unless it has been replaced. */
  const nowOf = (field: Field): Field | null => {
    if (field.isConnected) return field;
    const { id, name, value } = field;
    if (id) return root.querySelector(`#${CSS.escape(id)}`);
    const named = `[name="${CSS.escape(name)}"]`;
    return root.querySelector(isChoice(field) ? `${named}[value="${CSS.escape(value)}"]` : named);
  };
  const changed: Field[] = [];
  return {
    putBack: () => {
      root.removeEventListener('focusin', follow);
      for (const field of fields) {
        const [now, state] = [nowOf(field), stateOf(field)];
        if (!now || (now === field ? !isChanged(field) : now[state] === field[state])) continue;
        // Of choices of which there is one, the one tells of all.
        if (field.type === 'radio' && !(field as HTMLInputElement).checked) continue;
        write(now, field[state]);
        changed.push(now);
      }
      const field = fields.find((each) => each === focused);
      const now = field && nowOf(field);
      if (!now || now === field || document.activeElement !== document.body) return;
      now.focus({ preventScroll: true });
      setCaret(now, caretIn(field));
    },
    tell: () =>
      // Outside of React, which would not answer inside.
      queueMicrotask(() => {
        const entered = changed.splice(0).map((field) => [field, field[stateOf(field)]] as const);
        flushSync(() => undefined);
        for (const [field, state] of entered) tell(field, state);
      }),
  };
}
