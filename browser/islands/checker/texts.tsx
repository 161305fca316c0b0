import type { ReactNode } from 'react';
import { groupOf, groups } from '@/law/checker/groups';
import type { RegimeId } from '@/law/checker/regimes';
import type { ResultContext } from './found';
import { TEXTS } from './places';
import { RegimeItem } from './regime-item';
import { Part } from './result-styles';

export interface TextsProps extends ResultContext {
  /** Addresses of the guides by regime. */
  guides: Partial<Record<RegimeId, string>>;
  /** What follows them. */
  children: ReactNode;
}

/** Every text by what it comes to for the company, each a row that unfolds. */
export function Texts({ guides, children, ...context }: TextsProps) {
  const { found, messages } = context;
  return (
    <Part className="grid" id={TEXTS} aria-labelledby={`${TEXTS}-title`} tabIndex={-1}>
      <h3 className="title" id={`${TEXTS}-title`}>
        {messages.notice.texts}
      </h3>
      {groups.map((group) => {
        const rows = found.results.filter((result) => groupOf(result, found.answers) === group);
        if (rows.length === 0) return null;
        return (
          <div key={group}>
            <h4 className="kicker">{messages.groups[group]}</h4>
            {rows.map((result) => (
              <RegimeItem key={result.id} guide={guides[result.id]} result={result} {...context} />
            ))}
          </div>
        );
      })}
      {children}
    </Part>
  );
}
