import disclosure from '@/components/guides/disclosure.module.css';
import { decidesWho } from '@/loaders/obligation-law';
import { mainRule } from '@/publishing/obligations/facts';
import styles from './obligations.module.css';
import { nameInLayer, RuleEntry, type RulesProps, Wording } from './rules';

/** Rules as they are the law of the day; the head has said what the main one leads to. */
export const PresentRules = ({ told, rules }: RulesProps) =>
  rules.map(
    (wordings) =>
      wordings.now && (
        <RuleEntry key={wordings.rule.id} told={told} wordings={wordings} level={5} linked>
          <Wording
            told={told}
            version={wordings.now.version}
            wordings={wordings}
            withConsequence={wordings.rule.id !== mainRule(told.law)?.rule.id}
          />
        </RuleEntry>
      ),
  );

/**
 * Rules of the law of the day where a text has many: each unfolds from its name, those on who is concerned also from
 * whom they concern. A link to one unfolds it.
 */
export const FoldedRules = ({ told, rules }: RulesProps) =>
  rules.map(
    (wordings) =>
      wordings.now && (
        <details key={wordings.rule.id} className={`${disclosure.disclosure} ${styles.foldedRule}`}>
          <summary>
            <h5 className={styles.rule}>{nameInLayer(told, wordings.rule)}</h5>
            {decidesWho(wordings) && <span>{wordings.now.version.who?.[told.locale]}</span>}
          </summary>
          <div id={wordings.rule.id} className={styles.body}>
            <Wording
              told={told}
              version={wordings.now.version}
              wordings={wordings}
              withWho={!decidesWho(wordings)}
            />
          </div>
        </details>
      ),
  );
