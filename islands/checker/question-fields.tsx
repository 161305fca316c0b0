import {
  type AnswerName,
  type Answers,
  type Choice,
  choices,
  questions,
} from '@/lib/checker/answers';
import { parseQuantity } from '@/lib/checker/quantity-input';
import type { CheckerMessages } from './messages';
import { Entry, Hint, Options, Question } from './styles';

interface QuestionsProps {
  answers: Answers;
  messages: CheckerMessages;
  onAnswer: (name: AnswerName, value: string) => void;
}

/** The questions that matter after the answers so far. */
export const QuestionFields = ({ answers, messages, onAnswer }: QuestionsProps) =>
  questions
    .filter(({ isAsked }) => isAsked(answers))
    .map(({ id, fields }, index) => (
      <Question key={id}>
        <legend>
          {index + 1}. {messages.questions[id]}
        </legend>
        {messages.hints[id] && <Hint>{messages.hints[id]}</Hint>}
        {fields(answers).map((name) => {
          const field = { name, messages, value: answers[name] ?? '', onAnswer };
          return isChoice(name) ? (
            <ChoiceField key={name} {...field} name={name} isNamed={fields(answers)[0] !== name} />
          ) : (
            <QuantityField key={name} {...field} />
          );
        })}
      </Question>
    ));

const isChoice = (name: AnswerName): name is Choice => name in choices;

interface FieldProps {
  name: AnswerName;
  value: string;
  messages: CheckerMessages;
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

function QuantityField({ name, value, messages, onAnswer }: FieldProps) {
  const id = `checker-${name}`;
  const isInvalid = parseQuantity(value) === null;
  return (
    <Entry>
      <label htmlFor={id}>{messages.fields[name]}</label>
      <input
        type="text"
        id={id}
        name={name}
        value={value}
        maxLength={40}
        autoComplete="off"
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => onAnswer(name, event.target.value)}
      />
      {isInvalid && <p id={`${id}-error`}>{messages.invalid}</p>}
    </Entry>
  );
}
