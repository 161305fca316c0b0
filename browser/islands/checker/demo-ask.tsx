import { useEffect } from 'react';
import { writeDraft } from '@/lib/browser/draft';
import { VERDICT_KEY } from '@/lib/form/draft';
import type { Found } from './found';
import { counted, type WithLaw } from './messages';

interface DemoAskProps {
  found: Found;
  messages: Pick<WithLaw, 'demo' | 'demoAny'>;
  /** Address of the demo page. */
  demo: string;
  /** The page that it stands on. */
  page: 'landing' | 'simulator';
  /** The answers, as an address holds them. */
  answers: string;
}

/** The way from a verdict to a demo on it. Once it shows, every way to the form takes the verdict along. */
export function DemoAsk({ found: { concerned }, messages, demo, page, answers }: DemoAskProps) {
  useEffect(() => writeDraft(VERDICT_KEY, { answers, origin: `${page}-verdict` }), [answers, page]);
  return (
    <a className="button" href={demo}>
      {concerned.length > 0 ? counted(messages.demo, concerned.length) : messages.demoAny}
    </a>
  );
}
