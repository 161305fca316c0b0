import { getTranslations } from 'next-intl/server';
import { byLayerAndKind, decidesWho } from '@/loaders/obligation-law';
import styles from './obligations.module.css';
import { nameInLayer, type RulesProps, Wording } from './rules';

/** Rules of the law of the day, European before French, by what they do; each unfolds from its name. */
export async function PresentRules({ told, rules }: RulesProps) {
  const t = await getTranslations('obligation');
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
              <FoldedRules told={told} rules={found} />
            </div>
          </div>
        ))}
    </div>
  ));
}

/** Those on who is concerned also say whom. A link to one unfolds it. */
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
