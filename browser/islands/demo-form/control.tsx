import { controlOf, type Shown } from '@/lib/form/control';
import { type FieldName, honeypotName } from '@/lib/form/fields';

interface ControlProps extends Shown {
  name: FieldName;
  label: string;
}

/** A labelled field whose hint and error are associated with it for screen readers. */
export function Control({ name, label, ...shown }: ControlProps) {
  const { id, hint, error } = shown;
  const { tag: Tag, attributes, choices } = controlOf(name, shown);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="mistake" id={`${id}-error`}>
          {error}
        </p>
      )}
      <Tag className="field large" {...attributes}>
        {choices?.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Tag>
    </>
  );
}

/** A field that only robots fill in. */
export const Website = ({ id, label }: { id: string; label: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>{label}</label>
    <input id={id} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
