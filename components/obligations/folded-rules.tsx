import disclosure from '@/components/guides/disclosure.module.css';
import type { RuleWordings } from '@/loaders/obligation-law';
import type { ToldObligation } from '@/publishing/obligations/facts';
import styles from './obligations.module.css';
import { nameInLayer, Wording } from './rules';

interface FoldedRulesProps {
  told: ToldObligation;
  rules: readonly RuleWordings[];
}

/**
 * Rules of the law of the day where a text has many: each unfolds from its name and whom it concerns. A link to one
 * unfolds it.
 */
export const FoldedRules = ({ told, rules }: FoldedRulesProps) =>
  rules.map(
    (wordings) =>
      wordings.now && (
        <details key={wordings.rule.id} className={`${disclosure.disclosure} ${styles.foldedRule}`}>
          <summary>
            <h4 className={styles.rule}>{nameInLayer(told, wordings.rule)}</h4>
            <span>{wordings.now.version.who?.[told.locale]}</span>
          </summary>
          <div id={wordings.rule.id} className={styles.body}>
            <Wording
              told={told}
              version={wordings.now.version}
              wordings={wordings}
              withWho={false}
            />
          </div>
        </details>
      ),
  );
