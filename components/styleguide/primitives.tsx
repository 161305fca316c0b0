import { Fold } from '@/components/ui/fold';
import { Terms } from '@/components/ui/lists';
import { Ask } from '@/components/ui/sections/ask';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import { WideSection } from '@/components/ui/sections/section';
import { StackingTable } from '@/components/ui/tables';
import { MilestoneTag, Tag } from '@/components/ui/tag';

const rows = ['First', 'Second', 'Third'] as const;

/**
 * For developers: the parts that pages are made of, in every state but those of the pointer and the focus. No stylesheet of
 * its own: a page of these parts alone needs none.
 */
export const Primitives = () => (
  <div lang="en">
    <PageHead
      title="A head: title, lead, actions and summary"
      lead="The lead says in a sentence what the page is for."
      actions={
        <>
          <button type="button" className="button">
            Button
          </button>
          <button type="button" className="button secondary">
            Secondary
          </button>
          <button type="button" className="link-button">
            As a link
          </button>
        </>
      }
      aside={<PageSummary items={rows} />}
    />
    <WideSection id="primitives-lists" title="Lists" lead="Ledger, terms, index and table.">
      <ol role="list" className="ledger">
        {rows.map((row) => (
          <li key={row} className="thirds">
            <h3>{row} row of a ledger</h3>
            <p>
              <span className="term">Term</span> What is said of it
            </p>
            <p className="soft">Soft, for what comes second</p>
            <p className="small">Small, for where it stands</p>
          </li>
        ))}
      </ol>
      <Terms
        className="terms grid halves"
        items={rows.map((term) => ({ term, text: 'What is said of the term.' }))}
      />
      <ol role="list" className="steps">
        {rows.map((row) => (
          <li key={row}>{row} step</li>
        ))}
      </ol>
      <ul role="list" className="grid thirds">
        {rows.map((row) => (
          <li key={row} className="item stack">
            <p className="kicker">{row} item</p>
            <p className="quoted">What it rests on</p>
          </li>
        ))}
      </ul>
      <ul role="list" className="panel">
        {rows.map((row) => (
          <li key={row} className="line name">
            {row} line of a panel
          </li>
        ))}
      </ul>
      <nav className="index" aria-label="Index">
        <a href="#primitives-lists" aria-current="true">
          Where one is
        </a>
        <a href="#primitives-controls">Elsewhere</a>
      </nav>
      <StackingTable caption="A table" columns={rows}>
        <tbody>
          <tr>
            <th scope="row">Row</th>
            <td data-label={rows[1]}>Cell</td>
            <td data-label={rows[2]}>Cell</td>
          </tr>
        </tbody>
      </StackingTable>
    </WideSection>
    <WideSection
      id="primitives-controls"
      title="Controls"
      lead="Field, choice, fold, tags, marks of time."
      tone="surface"
    >
      <div className="stack">
        <label htmlFor="primitive">Field</label>
        <input id="primitive" className="field" />
        <input aria-label="Field with a fault" className="field" aria-invalid="true" />
        <input aria-label="Field that is closed" className="field" disabled />
        <button type="button" className="choice">
          Choice
        </button>
        <Fold title="Fold" note="Note">
          <p>What is inside.</p>
        </Fold>
        <p className="flow">
          {(['green', 'teal', 'slate', 'ochre', 'amber', 'brick', 'plum'] as const).map(
            (colour) => (
              <Tag key={colour} colour={colour}>
                {colour}
              </Tag>
            ),
          )}
        </p>
        <p className="flow">
          {(['past', 'current', 'upcoming', 'proposed', 'deferred', 'cancelled'] as const).map(
            (state) => (
              <MilestoneTag key={state} state={state} word={state} />
            ),
          )}
        </p>
        <Ask title="monitoring" />
      </div>
    </WideSection>
  </div>
);
