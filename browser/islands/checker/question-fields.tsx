import {
  type AnswerName,
  type Answers,
  type Choice,
  choices,
  isChoice,
  type QuantityName,
  quantities,
  questions,
} from '@/law/checker/answers';
import { asKept, asWrittenIn, parseQuantity } from '@/law/checker/quantity-input';
import type { Locale } from '@/lib/i18n/locales';
import type { PageMessages } from './messages';
import { QuantityNote } from './quantity-note';
import { Entry, Options, Question } from './styles';

interface QuestionsProps {
  answers: Answers;
  /** Questions that settle more, and the fields of each to show. */
  more: readonly { id: string; fields: readonly AnswerName[] }[];
  messages: PageMessages;
  locale: Locale;
  onAnswer: (name: AnswerName, value: string) => void;
}

/** The questions that matter after the answers so far. */
export function QuestionFields({ more, ...context }: QuestionsProps) {
  const { answers, messages } = context;
  const first = questions
    .filter(({ isAsked }) => isAsked(answers))
    .map(({ id, fields }) => ({ id, fields: fields(answers) }));
  return (
    <>
      {first.map(({ id, fields }, index) => (
        <Fields key={id} {...{ id, fields, context }} number={index + 1} />
      ))}
      {more.length > 0 && (
        <div className="stack">
          <h3 className="title">{messages.more}</h3>
          <p className="soft">{messages.moreHint}</p>
        </div>
      )}
      {more.map(({ id, fields }, index) => (
        <Fields key={id} {...{ id, fields, context }} number={first.length + index + 1} />
      ))}
    </>
  );
}

interface FieldsProps {
  id: string;
  number: number;
  fields: readonly AnswerName[];
  context: Omit<QuestionsProps, 'more'>;
}

const Fields = ({ id, number, fields, context: { answers, ...context } }: FieldsProps) => (
  <Question className="grid thirds">
    <legend className="heading">
      {number}. {context.messages.questions[id]}
    </legend>
    {context.messages.hints[id] && <p className="soft">{context.messages.hints[id]}</p>}
    {fields.map((name) => {
      const field = { name, value: answers[name] ?? '', ...context };
      return isChoice(name) ? (
        <ChoiceField key={name} {...field} name={name} isNamed={fields[0] !== name} />
      ) : (
        <QuantityField key={name} {...field} name={name} />
      );
    })}
  </Question>
);

interface FieldProps {
  name: AnswerName;
  value: string;
  messages: PageMessages;
  locale: Locale;
  onAnswer: QuestionsProps['onAnswer'];
}

interface ChoiceFieldProps extends FieldProps {
  name: Choice;
  /** Its own label is shown, because the question asks for something else first. */
  isNamed: boolean;
}

/** One of several answers, "I don't know" among them, which is the first. */
const ChoiceField = ({ name, value, messages, isNamed, onAnswer }: ChoiceFieldProps) => (
  <>
    {isNamed && <p id={`${name}-label`}>{messages.fields[name]}</p>}
    <Options
      role={isNamed ? 'radiogroup' : undefined}
      aria-labelledby={isNamed ? `${name}-label` : undefined}
    >
      {[...choices[name], ''].map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onAnswer(name, choice)}
          />
          {choice === '' ? messages.unknown : messages.choices[name][choice]}
        </label>
      ))}
    </Options>
  </>
);

/** A number, shown back in words where it may be misread; one with two readings is asked about. */
function QuantityField({
  name,
  value,
  messages,
  locale,
  onAnswer,
}: FieldProps & { name: QuantityName }) {
  const id = `checker-${name}`;
  const counted = quantities[name];
  const given = parseQuantity(value, counted);
  const isRead = given && (counted !== 'people' || /[.,]/.test(value));
  const choose = (reading: string) => {
    onAnswer(name, reading);
    document.getElementById(id)?.focus();
  };
  return (
    <Entry>
      <label htmlFor={id}>{messages.fields[name]}</label>
      <input
        type="text"
        inputMode={counted === 'people' ? 'numeric' : 'decimal'}
        id={id}
        className="field"
        name={name}
        value={asWrittenIn(locale, value)}
        maxLength={40}
        autoComplete="off"
        aria-invalid={given === null || undefined}
        aria-describedby={given === null || isRead ? `${id}-read` : undefined}
        onChange={(event) => onAnswer(name, asKept(locale, event.target.value))}
      />
      <div aria-live="polite" id={`${id}-read`}>
        <QuantityNote
          {...{ value, counted, messages, locale }}
          isRead={Boolean(isRead)}
          onChoose={choose}
        />
      </div>
    </Entry>
  );
}
