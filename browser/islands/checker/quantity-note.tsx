import styled from 'styled-components';
import { type Counted, parseQuantity, readingsOf, scaled } from '@/law/checker/quantity-input';
import { quantity, written } from '@/law/quantity';
import type { Locale } from '@/lib/i18n/locales';
import type { CheckerMessages } from './messages';

const Beside = styled.div.withConfig({ componentId: 'quantity-note' })`
  /* Clear of the ring of a field that has the focus. */
  &:not(:empty) {
    margin-block-start: var(--s2);
  }

  button {
    display: block;
    margin-block-start: var(--s2);
  }
`;

interface QuantityNoteProps {
  /** As in English. */
  value: string;
  counted: Counted;
  /** Whether it is shown back in words, since it may be misread. */
  isRead: boolean;
  messages: Pick<CheckerMessages, 'ambiguous' | 'invalid'>;
  locale: Locale;
  onChoose: (reading: string) => void;
}

/** What stands beside a number: how it is read, or that it is none; one with other readings is asked about. */
export function QuantityNote({
  value,
  counted,
  isRead,
  messages,
  locale,
  onChoose,
}: QuantityNoteProps) {
  const isInvalid = parseQuantity(value, counted) === null;
  const readings = readingsOf(value, counted);
  return (
    <Beside className="soft">
      {isRead && inWords(value, counted, locale)}
      {isInvalid && (
        <p className="mistake">{readings.length > 0 ? messages.ambiguous : messages.invalid}</p>
      )}
      {readings.map((reading) => (
        <button type="button" className="choice" key={reading} onClick={() => onChoose(reading)}>
          {inWords(reading, counted, locale)}
        </button>
      ))}
    </Beside>
  );
}

/** What a text is read as: `48.312` in millions is `€48.312 million`. */
function inWords(text: string, counted: Counted, locale: Locale): string {
  const value = parseQuantity(text, counted);
  if (!value) return '';
  return written(
    counted === 'millions' ? scaled(value, 1e6) : value,
    units[counted],
    locale,
    quantity,
  );
}

const units = { people: 'employees', millions: 'eur', gwh: 'gwh' } as const;
