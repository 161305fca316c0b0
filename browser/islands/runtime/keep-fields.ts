import { flushSync } from 'react-dom';

/** A select or a text area too: what only inputs have is undefined there. */
type Field = HTMLInputElement;

const isChoice = ({ type }: Field): boolean => type === 'radio' || type === 'checkbox';

/** The property that holds what a visitor enters. */
const stateOf = (field: Field) => (isChoice(field) ? 'checked' : 'value') as 'value';

/** Whether a field may hold something else than the server wrote. */
function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  const { selectedOptions: options } = field as unknown as HTMLSelectElement;
  return options ? !options[0]?.defaultSelected : field.value !== field.defaultValue;
}

/** Writes to a field behind the back of React, which notes what scripts write and takes it for known. */
const write = (field: Field, state: string) =>
  Reflect.set(Object.getPrototypeOf(field), stateOf(field), state, field);

/** Puts the caret where it was, in the field or another; not all kinds tell. */
const setCaret = (field: Field, start: number | null, end: number | null) =>
  start != null && field.setSelectionRange(start, end);

/** Has React hear of what is in a field, as if it had just been entered. */
function tell(field: Field, state: string): void {
  if (isChoice(field)) {
    field.checked = !state;
    field.click();
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  write(field, state);
  setCaret(field, selectionStart, selectionEnd);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const fieldsIn = (root: Element): Field[] => [
  ...root.querySelectorAll<Field>('input:not([type=file]), select, textarea'),
];

/** What a visitor has put into the fields of an island. */
export interface KeptFields {
  /** Puts it, the focus and the caret into the fields that have replaced them. */
  putBack: () => void;
  /** Tells React, which does not ask what fields hold when it starts. */
  tell: () => void;
}

/** Keeps what is in the fields of an island, from now on, whatever becomes of them. */
export function keepFields(root: HTMLElement): KeptFields {
  const fields = fieldsIn(root);
  const changed: Field[] = [];
  let focused: unknown = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target;
  };
  root.addEventListener('focusin', follow);
  const putBack = (field: Field, now: Field) => {
    const state = stateOf(field);
    if (now === field ? isChanged(field) : now[state] !== field[state]) {
      write(now, field[state]);
      // Of radio buttons, the chosen one tells of all.
      if (field.type !== 'radio' || field.checked) changed.push(now);
    }
    if (now === field || field !== focused || document.activeElement !== document.body) return;
    now.focus({ preventScroll: true });
    setCaret(now, field.selectionStart, field.selectionEnd);
  };
  return {
    putBack: () => {
      root.removeEventListener('focusin', follow);
      const present = fieldsIn(root);
      for (const field of fields) {
        const replaces = ({ id, name, value }: Field) =>
          id === field.id && name === field.name && (!isChoice(field) || value === field.value);
        const now = field.isConnected ? field : present.find(replaces);
        if (now) putBack(field, now);
      }
    },
    tell: () =>
      // Outside of React, which would not answer inside.
      queueMicrotask(() => {
        const entered = changed.map((field) => [field, field[stateOf(field)]] as const);
        flushSync(() => undefined);
        for (const [field, state] of entered) tell(field, state);
      }),
  };
}
