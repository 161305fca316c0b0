import { contactFields, kindOf } from '@/form/contact';
import {
  autocomplete,
  companySizes,
  type FieldName,
  fieldNames,
  limits,
  sectors,
} from '@/form/fields';
import type { FormValues } from '@/form/validate';
import { type ReceiverMessages, wordsOf } from '@/receiver/messages';
import { type Html, html } from './html';

export interface FormState {
  readonly action: string;
  readonly values: FormValues;
  /** Error messages by field. */
  readonly errors: ReadonlyMap<string, string>;
  readonly messages: ReceiverMessages;
}

/** The form again, filled in with what was typed, for browsers without JavaScript. */
export const formOf = ({
  action,
  ...state
}: FormState): Html => html`<form method="post" action="${action}" novalidate>
<input type="hidden" name="requestId" value="${state.values.requestId}">
<input type="hidden" name="locale" value="${state.values.locale}">
${state.values.kind && html`<input type="hidden" name="kind" value="${state.values.kind}">\n`}${fieldsOf(state.values).map((field) => fieldOf(field, state))}<p><button>${wordsOf(state.values.kind, state.messages).submit}</button></p>
</form>`;

const fieldsOf = ({ kind }: FormValues): readonly FieldName[] =>
  kindOf(kind) === 'contact' ? contactFields : fieldNames;

type FieldState = Omit<FormState, 'action'>;

function fieldOf(field: FieldName, state: FieldState): Html {
  const error = state.errors.get(field);
  return html`<div class="field${error && ' wrong'}">
<label for="${field}">${wordsOf(state.values.kind, state.messages).fields[field]}</label>
${error && html`<span class="error" id="${field}-error">${state.messages.receiver.errorPrefix}${error}</span>\n`}${controlOf(field, state)}
</div>
`;
}

function controlOf(field: FieldName, state: FieldState): Html {
  const value = state.values[field] ?? '';
  const wrong =
    state.errors.has(field) && html` aria-invalid="true" aria-describedby="${field}-error"`;
  if (field === 'sector' || field === 'companySize') {
    return html`<select id="${field}" name="${field}"${wrong}>
<option value="">${state.messages.receiver.choose}</option>
${optionsOf(field, state.messages).map(
  ([key, label]) =>
    html`<option value="${key}"${key === value && html` selected`}>${label}</option>\n`,
)}</select>`;
  }
  if (field === 'message') {
    // The HTML parser drops the newline right after <textarea>, so a leading newline in the value survives.
    return html`<textarea id="message" name="message" rows="8"${wrong}>
${value}</textarea>`;
  }
  const token = autocomplete[field];
  return html`<input id="${field}" name="${field}" type="${field === 'email' ? 'email' : 'text'}" value="${value}" maxlength="${Math.max(limits[field], value.length)}"${token && html` autocomplete="${token}"`}${wrong}>`;
}

const optionsOf = (
  field: 'sector' | 'companySize',
  messages: ReceiverMessages,
): [string, string][] =>
  field === 'sector'
    ? sectors.map((key) => [key, messages.sectors[key]])
    : companySizes.map((key) => [key, messages.companySizes[key]]);
