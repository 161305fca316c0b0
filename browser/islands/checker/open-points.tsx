import { type AnswerName, type Answers, moreQuestions, questions } from '@/law/checker/answers';
import { decidingAnswers } from '@/law/checker/deciding-answer';
import type { ResultContext } from './found';
import { type CheckerMessages, counted } from './messages';
import { showField } from './places';
import { HEADED } from './verdict-of';

/** How many questions the notice leads to. */
const SHOWN = 4;

/** What the notice leaves open, and the questions that settle it, of the headline before the rest. */
export function OpenPoints({ found, messages }: ResultContext) {
  const { answers, results, open, elsewhere } = found;
  const { notice } = messages;
  const headed = results.filter(({ id }) => id === HEADED);
  const deciding = new Set([headed, results].flatMap((each) => decidingAnswers(answers, each)));
  if (open + elsewhere === 0) return null;
  return (
    <div>
      {open > 0 && `${counted(notice.open, open)} `}
      {elsewhere > 0 && `${counted(notice.elsewhere, elsewhere)} `}
      {deciding.size > 0 && notice.deciding}
      <p className="flow">
        {[...deciding].slice(0, SHOWN).map((name) => (
          <button key={name} type="button" className="link-button" onClick={() => showField(name)}>
            {nameOf(name, answers, messages)}
          </button>
        ))}
      </p>
    </div>
  );
}

/** A field as it is asked for: by its question when it stands alone there, else by its label. */
function nameOf(name: AnswerName, answers: Answers, messages: CheckerMessages): string {
  const alone = [...questions, ...moreQuestions].find(({ fields }) => {
    const [first, ...others] = fields(answers);
    return first === name && others.length === 0;
  });
  return (alone && messages.questions[alone.id]) ?? messages.fields[name];
}
