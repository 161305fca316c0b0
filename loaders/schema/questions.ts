import { boolean, type InferType, object } from 'yup';
import { bilingual, day, id, ids, list, page, setting } from './fields';

const question = object({
  id: id(),
  /** `product`, or the folder of a guide without its last word: `csrd` for `csrdguide`. */
  subject: id(),
  setting: setting(),
  question: bilingual(),
  answer: bilingual(),
  /** Rules of the register that the answer rests on; where there is none, its acts or milestones. */
  rules: ids('entries'),
  /** Id of the page that answers at length, and of its section. */
  page: page(),
  anchor: id().optional(),
  /** Shown at the end of its guide; by default, the first ones are. */
  featured: boolean().typeError('must be true, or be left out').optional(),
  /** Day on which somebody last compared the answer with the law. */
  reviewedOn: day(),
}).exact();

/** `content/questions.yaml`: the questions that people ask, with their answers. */
export const questionsSchema = object({ questions: list(question) }).exact();

export type QuestionEntry = InferType<typeof question>;
