import type { FormHTMLAttributes } from 'react';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pagePath } from '@/loaders/routes/addresses';
import styles from './search-field.module.css';

interface SearchFieldProps extends FormHTMLAttributes<HTMLFormElement> {
  label: string;
  submit: string;
  /** What one might type. */
  placeholder?: string;
  /** Leaves the emphasis to another button of the page. */
  quiet?: boolean;
  /** Hides the field without JavaScript, which the search page needs. */
  needsScript?: boolean;
  /** Hook for the script that enhances the form. */
  [mark: `data-${string}`]: boolean;
}

/** A labelled field and its button, which lead to the search page with what was typed. */
export async function SearchField({
  label,
  submit,
  placeholder,
  quiet = false,
  needsScript = false,
  children,
  ...form
}: SearchFieldProps) {
  return (
    <form
      {...form}
      action={pagePath('search', await currentLocale())}
      className={needsScript ? styles.needsScript : undefined}
      data-screen-only
    >
      <label htmlFor="q" className="strong">
        {label}
      </label>
      <div className={`flow ${styles.row}`}>
        <input
          id="q"
          name="q"
          type="search"
          placeholder={placeholder}
          className="field large"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" className={quiet ? 'button secondary' : 'button'}>
          {submit}
        </button>
      </div>
      {children}
    </form>
  );
}
