import { getTranslations } from 'next-intl/server';
import { byLayerAndKind, decidesWho, type RuleWordings } from '@/loaders/obligation-law';
import { mainRule } from '@/publishing/obligations/facts';
import styles from './obligations.module.css';
import { nameInLayer, RuleEntry, type RulesProps, Wording } from './rules';

/**
 * Rules of the law of the day, European before French, by what they do. Of those that fold, the main one stays open.
 */
export async function PresentRules({ told, rules, folded }: RulesProps & { folded: boolean }) {
  const t = await getTranslations('obligation');
  const main = mainRule(told.law)?.rule.id;
  const isOpen = ({ rule }: RuleWordings) => !folded || rule.id === main;
  const groups = byLayerAndKind(rules);
  return [...new Set(groups.map(({ layer }) => layer))].map((layer) => (
    <div key={layer} className={styles.layer}>
      <h3>{t(`layers.${layer}`)}</h3>
      {groups
        .filter((group) => group.layer === layer)
        .map(({ kind, rules: found }) => (
          <div key={kind} className={`grid ${styles.group}`}>
            <h4 className="term">{t(`kinds.${kind}`)}</h4>
            <div>
              <OpenRules told={told} rules={found.filter(isOpen)} />
              <FoldedRules told={told} rules={found.filter((rule) => !isOpen(rule))} />
            </div>
          </div>
        ))}
    </div>
  ));
}

/** Rules with all that is said of them; the head has said what the main one leads to. */
const OpenRules = ({ told, rules }: RulesProps) =>
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
const FoldedRules = ({ told, rules }: RulesProps) =>
  rules.map(
    (wordings) =>
      wordings.now && (
        <details key={wordings.rule.id} className={`fold ${styles.foldedRule}`}>
          <summary>
            <h5 className="name">{nameInLayer(told, wordings.rule)}</h5>
            {decidesWho(wordings) && (
              <span className="soft">{wordings.now.version.who?.[told.locale]}</span>
            )}
          </summary>
          <div id={wordings.rule.id} className={`measure ${styles.body}`}>
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
